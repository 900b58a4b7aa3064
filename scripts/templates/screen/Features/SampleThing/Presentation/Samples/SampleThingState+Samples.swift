#if DEBUG
public import Core

extension SampleThingState {
    /// States of the screen of one sample item for previews and tests. Each kind of state that can occur is there.
    public static var samples: KeyValuePairs<String, SampleThingState> {
        let item = SampleThingItem(id: 1, sampleField: "sample text")
        return [
            "Not loaded": .idle(previous: nil),
            "Loading": .loading(previous: nil),
            "Loading again": .loading(previous: item),
            "Loaded": .loaded(item),
            "No network": .error(.request(.sampleOffline), previous: nil),
            "Not signed in": .error(.notSignedIn, previous: nil),
            "Refresh failed": .error(.request(.sampleOffline), previous: item),
        ]
    }
}
#endif

#if DEBUG
public import Core

extension SampleThingDetailState {
    /// States of the screen of one sample item for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingDetailState> {
        let item = SampleThingItem.sample
        return [
            "Not loaded": .idle(previous: nil),
            "From the list": .idle(previous: item),
            "Loading": .loading(previous: nil),
            "Loading again": .loading(previous: item),
            "Loaded": .loaded(item),
            "No such sample item": .error(.noSuchSampleItem(0), previous: nil),
            "Refresh failed": .error(.sampleOffline, previous: item),
        ]
    }
}
#endif

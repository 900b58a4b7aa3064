#if DEBUG
import Core

extension SampleThingState {
    /// States of the screen of the sample items for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingState> {
        let open = SampleThingItem(id: 2, title: "Spare parts for the bicycle", isDone: false)
        let done = SampleThingItem(id: 1, title: "夏祭りの写真", isDone: true)
        let new = SampleThingItem(id: SampleThingItem.newID, title: "Recipe for lemon cake", isDone: false)
        let content = SampleThingContent([open, done], total: 2)
        let onlyDone = SampleThingQuery(filter: .done)
        return [
            "Not loaded": .list(.idle(previous: nil)),
            "Filter cancelled": .list(.idle(previous: content)),
            "Loading": .list(.loading(previous: nil)),
            "Loading again": .list(.loading(previous: content)),
            "Loaded": .list(.loaded(content)),
            "Only done": .list(.loaded(SampleThingContent([done], query: onlyDone, total: 5))),
            "Nothing done": .list(.loaded(SampleThingContent([], query: onlyDone))),
            "No sample items": .list(.loaded(SampleThingContent([], total: 0))),
            "No network": .list(.error(.request(.sampleOffline), previous: nil)),
            "No list": .list(.error(.noCollection, previous: nil)),
            "Not signed in": .list(.error(.notSignedIn, previous: nil)),
            "Saving": .saving(content.including(new), previous: content),
            "Not saved": .list(.error(.request(.sampleOffline), previous: content)),
            "Nothing typed": .list(.error(.emptyTitle, previous: content)),
            "Title too long": .list(.error(.longTitle(limit: 200), previous: content)),
            "Removed elsewhere": .list(.error(.noSuchSampleItem(2), previous: content)),
        ]
    }
}
#endif

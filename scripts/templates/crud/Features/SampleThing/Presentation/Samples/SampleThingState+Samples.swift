#if DEBUG
public import Core

extension SampleThingState {
    /// States of the screen of the sample items for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingState> {
        let open = SampleThingItem(id: 2, title: "Spare parts for the bicycle", isDone: false)
        let done = SampleThingItem(id: 1, title: "夏祭りの写真", isDone: true)
        let new = SampleThingItem(id: "new-3", title: "Recipe for lemon cake", isDone: false)
        let changes: [PendingChange] = [
            .sample(1, .delete, "/sample-items", item: "4", text: "Night train to Venice"),
            .sample(2, .patch, "/sample-items", item: "1", text: "夏祭りの写真"),
            .sample(3, .post, "/sample-items", text: "Recipe for lemon cake", refusedWith: 422),
        ]
        let changed = SampleThingContent([new, open, done], total: 3, changes: changes)
        let content = SampleThingContent([open, done], total: 2)
        let onlyDone = SampleThingQuery(filter: .done)
        return [
            "Not loaded": .idle(previous: nil),
            "Filter cancelled": .idle(previous: content),
            "Loading": .loading(previous: nil),
            "Loading again": .loading(previous: content),
            "Loaded": .loaded(content),
            "Only done": .loaded(SampleThingContent([done], query: onlyDone, total: 5)),
            "Nothing done": .loaded(SampleThingContent([], query: onlyDone)),
            "No sample items": .loaded(SampleThingContent([], total: 0)),
            "No network": .error(.request(.sampleOffline), previous: nil),
            "No list": .error(.noCollection, previous: nil),
            "Not signed in": .error(.notSignedIn, previous: nil),
            "Changes": .loaded(changed),
            "Only changes": .error(.request(.sampleOffline), previous: SampleThingContent([new], changes: changes)),
            "Not saved": .error(.change(.full), previous: content),
            "Nothing typed": .error(.emptyTitle, previous: content),
            "Title too long": .error(.longTitle(limit: 200), previous: content),
            "Removed elsewhere": .error(.noSuchSampleItem(2), previous: content),
        ]
    }
}
#endif

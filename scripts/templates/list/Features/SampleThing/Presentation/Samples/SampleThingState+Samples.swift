#if DEBUG
public import Core
import Foundation

extension SampleThingState {
    /// States of the list for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingState> {
        let (all, search) = (ListRequest(SampleThingQuery()), ListRequest(SampleThingQuery(search: "xyzzy")))
        let items = SampleThingContent.sample()
        return [
            "Not loaded": .idle(all, previous: nil),
            "Search cancelled": .idle(search, previous: items),
            "Loading": .loading(all, previous: nil),
            "Saved sample items while loading": .loading(all, previous: .sample(savedAt: SampleDate.hourAgo)),
            "Loading the next page": .loaded(items, next: .loading),
            "Loaded": .loaded(items, next: .waiting),
            "Last page": .loaded(items, next: nil),
            "Offline": .loaded(.sample(savedAt: SampleDate.hourAgo), next: nil),
            "Nothing found": .loaded(SampleThingContent([], query: search.query, total: 0), next: nil),
            "No sample items": .loaded(SampleThingContent([], query: all.query, total: 0), next: nil),
            "No network": .error(.sampleOffline, all, previous: nil),
            "No list": .error(.noCollection, all, previous: nil),
            "Not signed in": .error(.notSignedIn, all, previous: nil),
            "Refresh failed": .error(.sampleOffline, all, previous: items),
            "Search failed": .error(.sampleOffline, search, previous: items),
            // #if CRUD
            "Changes": .loaded(.changed, next: nil),
            "Not saved": .error(.change(.full), all, previous: items),
            "Removed elsewhere": .error(.noSuchSampleItem(2), all, previous: items),
            // #endif
            // #if BOOL
            "Nothing with the filter":
                .loaded(SampleThingContent([], query: SampleThingQuery(filter: .sampleYes), total: 0), next: nil),
            // #endif
            "Next page failed": .loaded(items, next: .failed(.sampleOffline)),
        ]
    }
}

extension SampleThingContent {
    fileprivate static func sample(savedAt: Date? = nil) -> SampleThingContent {
        let items: [SampleThingItem] = [.sample, SampleThingItem(id: 2, sampleField: "other text")]
        return SampleThingContent(items, query: SampleThingQuery(), total: 2, savedAt: savedAt)
    }
    #if CRUD

    fileprivate static var changed: SampleThingContent {
        let new = SampleThingItem(id: .new(3), sampleField: "other text")
        return SampleThingContent([new, .sample], query: SampleThingQuery(), total: 2)
    }
    #endif
}
#if CRUD

extension SampleThingState {
    /// The changes that wait or were refused in the sample “Changes”. Other samples have none.
    public var sampleChanges: [PendingChange] {
        guard content == .changed else { return [] }
        let (path, item) = (SampleThingAddress.path, SampleThingItem.sample)
        return [
            .sample(1, .delete, path, item: "4", text: item.texts[0]),
            .sample(2, .patch, path, item: "\(item.id)", text: item.texts[0]),
            .sample(3, .post, path, text: item.texts[0], refusedWith: 422),
        ]
    }
}
#endif

extension SampleThingError {
    static let sampleOffline = SampleThingError.request(.sampleOffline)
}

extension SampleThingItem {
    static let sample = SampleThingItem(id: 1, sampleField: "sample text")
}
#endif

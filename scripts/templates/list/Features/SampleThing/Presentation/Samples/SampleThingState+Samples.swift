#if DEBUG
public import Core
import Foundation

extension SampleThingState {
    /// States of the list for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, SampleThingState> {
        let items = SampleThingContent.sample()
        var outdated = items
        outdated.isOutdated = true
        return [
            "Not loaded": .idle(previous: nil),
            "Search cancelled": .idle(previous: outdated),
            "Loading": .loading(previous: nil),
            "Saved sample items while loading": .loading(previous: .sample(savedAt: .sampleHourAgo)),
            "Loading the next page": .loading(previous: .sample(next: .loading)),
            "Loaded": .loaded(.sample(next: .available)),
            "Last page": .loaded(items),
            "Offline": .loaded(.sample(savedAt: .sampleHourAgo)),
            "Nothing found": .loaded(SampleThingContent([], query: SampleThingQuery(search: "xyzzy"), total: 0)),
            "No sample items": .loaded(SampleThingContent([], query: SampleThingQuery(), total: 0)),
            "No network": .error(.sampleOffline, previous: nil),
            "No list": .error(.noCollection, previous: nil),
            "Not signed in": .error(.notSignedIn, previous: nil),
            "Refresh failed": .error(.sampleOffline, previous: items),
            "Search failed": .error(.sampleOffline, previous: outdated),
            "Next page failed": .error(.sampleOffline, previous: .sample(next: .failed)),
            "Error closed": .loaded(.sample(next: .failed)),
        ]
    }
}

extension SampleThingContent {
    fileprivate static func sample(savedAt: Date? = nil, next: NextPage = .none) -> SampleThingContent {
        let items: [SampleThingItem] = [.sample, SampleThingItem(id: 2, sampleField: "other text")]
        return SampleThingContent(items, query: SampleThingQuery(), total: 2, savedAt: savedAt, next: next)
    }
}

extension SampleThingError {
    static let sampleOffline = SampleThingError.request(.sampleOffline)
}

extension SampleThingItem {
    static let sample = SampleThingItem(id: 1, sampleField: "sample text")
}
#endif

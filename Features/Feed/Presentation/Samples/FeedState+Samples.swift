#if DEBUG
public import Core
import Foundation

extension FeedState {
    /// States of the feed for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, FeedState> {
        let (all, search) = (ListRequest(FeedQuery()), ListRequest(FeedQuery(search: "xyzzy")))
        let posts = FeedContent.sample()
        let nothing = FeedContent([], query: search.query, total: 0)
        return [
            "Not loaded": .idle(all, previous: nil),
            "Search cancelled": .idle(search, previous: posts),
            "Search cancelled after nothing was found": .idle(all, previous: nothing),
            "Loading": .loading(all, previous: nil),
            "Loading after nothing was found": .loading(all, previous: nothing),
            "Saved posts while loading": .loading(all, previous: .sample(savedAt: SampleDate.hourAgo)),
            "Loading the next page": .loaded(posts, next: .loading),
            "Loaded": .loaded(posts, next: .waiting),
            "Last page": .loaded(posts, next: nil),
            "Offline": .loaded(.sample(savedAt: SampleDate.hourAgo), next: nil),
            "Found": .loaded(.sample(search: "qui"), next: nil),
            "Nothing found": .loaded(nothing, next: nil),
            "No posts": .loaded(FeedContent([], query: FeedQuery(), total: 0), next: nil),
            "No network": .error(.sampleOffline, all, previous: nil),
            "No feed": .error(.noCollection, all, previous: nil),
            "Not signed in": .error(.notSignedIn, all, previous: nil),
            "Refresh failed": .error(.sampleOffline, all, previous: posts),
            "Search failed": .error(.sampleOffline, search, previous: posts),
            "Next page failed": .loaded(posts, next: .failed(.sampleOffline)),
        ]
    }
}

extension FeedContent {
    fileprivate static func sample(search: String = "", savedAt: Date? = nil) -> FeedContent {
        FeedContent([.sample, .sampleJapanese], query: FeedQuery(search: search), total: 2, savedAt: savedAt)
    }
}

extension FeedError {
    static let sampleOffline = FeedError.request(.sampleOffline)
}

extension Post {
    static let sample = Post(
        id: 1,
        title: "sunt aut facere repellat provident",
        body: "quia et suscipit\nsuscipit recusandae consequuntur",
        author: Author(id: 1, name: "Leanne Graham")
    )
    static let sampleJapanese = Post(
        id: 2,
        title: "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
        body: "何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。",
        author: Author(id: 2, name: nil)
    )
}
#endif

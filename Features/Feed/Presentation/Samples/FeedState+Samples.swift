#if DEBUG
public import Core
import Foundation

extension FeedState {
    /// States of the feed for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, FeedState> {
        let posts = FeedContent.sample()
        return [
            "Not loaded": .idle(previous: nil),
            "Search cancelled": .idle(previous: posts.outdated),
            "Search cancelled after nothing was found": .idle(previous: FeedContent.nothing.outdated),
            "Loading": .loading(previous: nil),
            "Loading after nothing was found": .loading(previous: FeedContent.nothing.outdated),
            "Saved posts while loading": .loading(previous: .sample(savedAt: .sampleHourAgo)),
            "Loading the next page": .loading(previous: .sample(next: .loading)),
            "Loaded": .loaded(.sample(next: .available)),
            "Last page": .loaded(posts),
            "Offline": .loaded(.sample(savedAt: .sampleHourAgo)),
            "Found": .loaded(.sample(search: "qui")),
            "Nothing found": .loaded(.nothing),
            "No posts": .loaded(FeedContent([], query: FeedQuery(), total: 0)),
            "No network": .error(.sampleOffline, previous: nil),
            "No feed": .error(.noCollection, previous: nil),
            "Not signed in": .error(.notSignedIn, previous: nil),
            "Refresh failed": .error(.sampleOffline, previous: posts),
            "Search failed": .error(.sampleOffline, previous: posts.outdated),
            "Next page failed": .error(.sampleOffline, previous: .sample(next: .failed)),
            "Error closed": .loaded(.sample(next: .failed)),
        ]
    }
}

extension FeedContent {
    fileprivate static let nothing = FeedContent([], query: FeedQuery(search: "xyzzy"), total: 0)

    fileprivate static func sample(search: String = "", savedAt: Date? = nil, next: NextPage = .none) -> FeedContent {
        FeedContent(
            [.sample, .sampleJapanese],
            query: FeedQuery(search: search),
            total: 2,
            savedAt: savedAt,
            next: next
        )
    }

    fileprivate var outdated: FeedContent {
        var content = self
        content.isOutdated = true
        return content
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

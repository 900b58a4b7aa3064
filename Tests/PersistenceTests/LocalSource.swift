import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

/// The local data sources of the feed. They must give the same results.
enum LocalSource: CaseIterable {
    case inMemory, database

    /// Returns a data source without posts. A database is in `scratch`, and must not fail.
    func make(in scratch: Scratch) -> any FeedLocalDataSource {
        switch self {
        case .inMemory: InMemoryFeedLocalDataSource()
        case .database:
            UserDatabases(in: scratch.url, server: "https://example.com", sessions: InMemorySessionStore()) { failure in
                Issue.record("The database failed: \(failure)")
            }.feed
        }
    }
}

extension FeedLocalDataSource {
    /// Saves the posts with the ids `ids` as a page of the list without search and filter.
    func save(_ ids: [Int], page: Int = 1, limit: Int, total: Int? = nil, hasNext: Bool = true, at time: Double = 0)
        async
    {
        let posts = ids.map { Post.sample(Post.ID($0)) }
        let saved = ListPage(items: posts, total: total, hasNext: hasNext)
        await save(saved, number: page, of: FeedQuery(limit: limit), at: .at(time))
    }

    /// The ids on a saved page of the list without search and filter. `nil` means that the page is not saved.
    func ids(page: Int = 1, limit: Int) async -> [Int]? {
        await posts(FeedQuery(limit: limit), page: page)?.items.compactMap(\.id.number)
    }

    /// The ids of the saved posts that a search finds.
    func ids(search: String, author: Author.ID? = nil) async -> [Int]? {
        await posts(FeedQuery(search: search, author: author), page: 1)?.items.compactMap(\.id.number)
    }
}

extension Post {
    /// A post. By default, its title and its body contain its id.
    static func sample(_ id: ID, title: String? = nil, body: String? = nil, author: Author.ID = 1) -> Post {
        Post(id: id, title: title ?? "title \(id)", body: body ?? "body \(id)\n", author: Author(id: author, name: nil))
    }

    /// The post with the name of its author.
    func by(_ name: String) -> Post {
        var post = self
        post.author = Author(id: author.id, name: name)
        return post
    }
}

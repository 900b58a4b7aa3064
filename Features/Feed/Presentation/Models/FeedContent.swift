import Core

/// The posts that the feed shows: one page, or several in a row.
public struct FeedContent: Equatable, Sendable {
    /// The posts.
    public private(set) var posts: [FeedPost]
    /// Where they came from.
    public let source = FeedSource.network
    /// The list that they were made from.
    let list: PostList

    init(_ list: PostList) {
        self.list = list
        posts = list.posts.map(FeedPost.init)
    }
}

extension FeedContent {
    /// What was asked for.
    public var query: FeedQuery { list.query }
    /// The first of the pages, counted from 1.
    public var firstPage: Int { list.firstPage }
    /// The last of the pages.
    public var lastPage: Int { list.lastPage }
    /// How many posts there are on all pages, or `nil` when the server does not say.
    public var total: Int? { list.total }
    /// How many pages they make, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, ($0 + query.limit - 1) / query.limit) }
    }
    /// Whether more pages follow.
    public var hasNext: Bool { list.hasNext }

    /// The same without the first `count` posts, for who has seen them already.
    public func dropping(_ count: Int) -> FeedContent {
        var content = self
        content.posts.removeFirst(min(count, posts.count))
        return content
    }
}

/// Where posts came from.
public enum FeedSource: String, Equatable, Sendable {
    /// The server.
    case network
}

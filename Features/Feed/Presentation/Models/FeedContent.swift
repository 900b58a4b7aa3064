import Core

/// The posts that the feed shows: one page, or several in a row.
public struct FeedContent: Equatable, Sendable {
    /// The posts.
    public let posts: [FeedPost]
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
    /// Whether more pages follow.
    public var hasNext: Bool { list.hasNext }
}

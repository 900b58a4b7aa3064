/// The posts that the feed shows: one page, or several in a row.
public struct FeedContent: Equatable, Sendable {
    /// What was asked for.
    public let query: FeedQuery
    /// The first of the pages, counted from 1.
    public let firstPage: Int
    /// The last of the pages.
    public let lastPage: Int
    /// The posts.
    public private(set) var posts: [FeedPost]
    /// How many posts there are on all pages, or `nil` when the server does not say.
    public let total: Int?
    /// Whether more pages follow.
    public let hasNext: Bool
    /// Where the posts came from.
    public let source = FeedSource.network

    /// Makes content, as for a preview; one page unless `lastPage` says otherwise.
    public init(
        _ posts: [FeedPost],
        query: FeedQuery = FeedQuery(),
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        hasNext: Bool = false
    ) {
        self.query = query
        self.firstPage = firstPage
        self.lastPage = lastPage ?? firstPage
        self.posts = posts
        self.total = total
        self.hasNext = hasNext
    }
}

extension FeedContent {
    /// How many pages there are, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// The same without the first `count` posts, for who has seen them already.
    public func dropping(_ count: Int) -> FeedContent {
        var content = self
        content.posts = Array(posts.dropFirst(count))
        return content
    }

    init(_ list: PostList) {
        self.init(
            list.posts.map(FeedPost.init),
            query: list.query,
            page: list.firstPage,
            lastPage: list.lastPage,
            total: list.total,
            hasNext: list.hasNext
        )
    }

    /// The list that it was made from.
    var list: PostList {
        PostList(
            query: query,
            firstPage: firstPage,
            lastPage: lastPage,
            posts: posts.map(\.authored),
            total: total,
            hasNext: hasNext
        )
    }
}

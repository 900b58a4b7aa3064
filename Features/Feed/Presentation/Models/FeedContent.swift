/// The posts that the feed shows: one page, or several in a row.
///
/// It is a list of the domain as pages see it: nothing is made of the posts before one is looked at, so that a long list
/// costs no more at its last page than at its first.
public struct FeedContent: Equatable, Sendable {
    /// The list that it shows.
    private(set) var list: PostList
    /// Where the posts came from.
    public let source = FeedSource.network

    init(_ list: PostList) {
        self.list = list
    }

    /// Makes content, as for a preview; one page unless `lastPage` says otherwise.
    public init(
        _ posts: [FeedPost],
        query: FeedQuery = FeedQuery(),
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        hasNext: Bool = false
    ) {
        list = PostList(
            query: query,
            firstPage: firstPage,
            lastPage: lastPage ?? firstPage,
            posts: posts.map(\.authored),
            total: total,
            hasNext: hasNext
        )
    }
}

extension FeedContent {
    /// What was asked for.
    public var query: FeedQuery { list.query }
    /// The first of the pages, counted from 1.
    public var firstPage: Int { list.firstPage }
    /// The last of the pages.
    public var lastPage: Int { list.lastPage }
    /// The posts.
    public var posts: some RandomAccessCollection<FeedPost> { list.posts.lazy.map(FeedPost.init) }
    /// How many posts there are on all pages, or `nil` when the server does not say.
    public var total: Int? { list.total }
    /// Whether more pages follow.
    public var hasNext: Bool { list.hasNext }

    /// How many pages there are, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// The same without the first `count` posts, for who has seen them already.
    public func dropping(_ count: Int) -> FeedContent {
        var content = self
        content.list.posts = Array(list.posts.dropFirst(count))
        return content
    }
}

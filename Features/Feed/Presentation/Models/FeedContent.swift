public import Core

/// The posts that the feed shows. They come from one page, or from several consecutive pages.
public struct FeedContent: Equatable, Sendable {
    /// The query that selected the posts.
    public let query: FeedQuery
    /// The posts from `firstPage` to `lastPage`. Adding a page rarely copies the earlier posts.
    public private(set) var posts: PagedList<Post>
    /// The number of the first visible page. The first page of the whole list has the number 1.
    public let firstPage: Int
    /// The number of the last visible page.
    public private(set) var lastPage: Int
    /// How many posts match the query. `nil` means that the server does not send this number.
    public private(set) var total: Int?
    /// Whether the list has a page after `lastPage`.
    public private(set) var hasNext: Bool

    /// Creates content, for example in a preview or a test. If `lastPage` is `nil`, the content is one page.
    public init(
        _ posts: [Post],
        query: FeedQuery = FeedQuery(),
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        hasNext: Bool = false
    ) {
        self.query = query
        self.posts = PagedList(posts)
        self.firstPage = firstPage
        self.lastPage = lastPage ?? firstPage
        self.total = total
        self.hasNext = hasNext
    }
}

extension FeedContent {
    /// How many pages the list has. `nil` means that the server does not send the number of posts.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Adds the posts of the next page. If the next page is empty, `lastPage` does not change.
    mutating func append(_ page: ListPage<Post>) {
        posts.append(page.items)
        lastPage += page.items.isEmpty ? 0 : 1
        total = page.total
        hasNext = page.hasNext
    }
}

public import Core

/// The posts that the feed shows. They come from one page, or from several consecutive pages.
public struct FeedContent: Equatable, Sendable {
    /// The query that selected the posts.
    public let query: FeedQuery
    /// The posts of all these pages. Adding a page does not copy the posts.
    public private(set) var posts: PagedList<Post>
    /// The number of the first page that is shown. The first page of the list is 1.
    public let firstPage: Int
    /// The number of the last page that is shown.
    public private(set) var lastPage: Int
    /// How many posts match the query. `nil` means that the server does not send this number.
    public private(set) var total: Int?
    /// Whether there is a next page.
    public private(set) var hasNext: Bool

    /// Creates content, for example in a preview or a test. Without `lastPage`, it has one page.
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
    /// How many pages match the query. `nil` means that the server does not send the number of posts.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Adds the posts of the next page. If the page is empty, `lastPage` does not change.
    mutating func append(_ page: ListPage<Post>) {
        posts.append(page.items)
        lastPage += page.items.isEmpty ? 0 : 1
        total = page.total
        hasNext = page.hasNext
    }
}

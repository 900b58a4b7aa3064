public import Core

/// Which posts to show, and how many on a page.
public struct FeedQuery: Equatable, Sendable {
    /// The size of a page, unless another is chosen.
    public static let defaultLimit = 20

    /// The text that the posts contain. The empty text means all posts.
    public var search: String
    /// The author of the posts, or `nil` for all authors.
    public var author: ResourceID?
    /// The size of a page.
    public let limit: Int

    /// Creates a query. A `limit` below 1 counts as 1.
    public init(search: String = "", author: ResourceID? = nil, limit: Int = defaultLimit) {
        self.search = search
        self.author = author
        self.limit = max(1, limit)
    }
}

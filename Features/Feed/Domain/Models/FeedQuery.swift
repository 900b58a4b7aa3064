public import Core

/// Describes which posts to show, and how many posts are on one page.
public struct FeedQuery: ListQuery {
    /// The default number of posts on one page.
    public static let defaultLimit = 20

    /// The text that a post must contain. An empty text excludes no post.
    public var search: String
    /// The author of the posts. `nil` means all authors.
    public let author: Author.ID?
    /// The number of posts on one page.
    public let limit: Int

    /// Creates a query. If `limit` is less than 1, it is set to 1.
    public init(search: String = "", author: Author.ID? = nil, limit: Int = defaultLimit) {
        self.search = search
        self.author = author
        self.limit = max(1, limit)
    }

    /// The value that a post must have.
    public var filters: [String: String] { author.map { ["author": $0.description] } ?? [:] }
}

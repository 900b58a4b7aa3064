public import Core

/// Which posts, and how many at a time.
public struct FeedQuery: Equatable, Sendable {
    /// What the posts must contain; the empty text asks for all.
    public var search: String
    /// Who wrote them, or `nil` for anyone.
    public var author: ResourceID?
    /// How many make a page.
    public let limit: Int

    /// Makes a query; a limit below 1 counts as 1.
    public init(search: String = "", author: ResourceID? = nil, limit: Int = 20) {
        self.search = search
        self.author = author
        self.limit = max(1, limit)
    }
}

/// Which sample items to show, and how many on a page.
public struct SampleThingQuery: Equatable, Sendable {
    /// The size of a page, unless another is chosen.
    public static let defaultLimit = 20

    /// The text that the sample items contain. The empty text means all sample items.
    public var search: String
    /// The size of a page.
    public let limit: Int

    /// Creates a query. A `limit` below 1 counts as 1.
    public init(search: String = "", limit: Int = defaultLimit) {
        self.search = search
        self.limit = max(1, limit)
    }
}

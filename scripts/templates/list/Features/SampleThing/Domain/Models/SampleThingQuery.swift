/// Selects the sample items to show, and how many are on one page.
public struct SampleThingQuery: Equatable, Sendable {
    /// The number of sample items on one page, if no other number is given.
    public static let defaultLimit = 20

    /// The text that a sample item must contain. An empty text selects all sample items.
    public var search: String
    /// The number of sample items on one page.
    public let limit: Int

    /// Creates a query. A `limit` below 1 counts as 1.
    public init(search: String = "", limit: Int = defaultLimit) {
        self.search = search
        self.limit = max(1, limit)
    }
}

/// A query for sample items: which ones to show, and how many on one page.
public struct SampleThingQuery: Equatable, Sendable {
    /// The default for the number of sample items on one page.
    public static let defaultLimit = 20

    /// The text that the sample items must contain. With an empty text, the query selects all sample items.
    public var search: String
    /// The maximum number of sample items on one page.
    public let limit: Int

    /// Creates a query. If `limit` is less than 1, it is set to 1.
    public init(search: String = "", limit: Int = defaultLimit) {
        self.search = search
        self.limit = max(1, limit)
    }
}

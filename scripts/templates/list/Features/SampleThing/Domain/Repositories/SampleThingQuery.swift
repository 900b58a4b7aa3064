/// Which items, and how many at a time.
public struct SampleThingQuery: Equatable, Sendable {
    /// What the items must contain; the empty text asks for all.
    public var search: String
    /// How many make a page.
    public let limit: Int

    /// Makes a query; a limit below 1 counts as 1.
    public init(search: String = "", limit: Int = 20) {
        self.search = search
        self.limit = max(1, limit)
    }
}

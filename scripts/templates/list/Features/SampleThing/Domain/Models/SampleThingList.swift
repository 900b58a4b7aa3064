/// Items: one page, or several in a row.
public struct SampleThingList: Equatable, Sendable {
    /// What was asked for.
    public let query: SampleThingQuery
    /// The first of the pages, counted from 1.
    public let firstPage: Int
    /// The last of the pages.
    public internal(set) var lastPage: Int
    /// The items.
    public internal(set) var items: [SampleThingItem]
    /// How many items there are on all pages, or `nil` when the server does not say.
    public internal(set) var total: Int?
    /// Whether more pages follow.
    public internal(set) var hasNext: Bool

    /// Makes a list, as for a preview; one page unless `lastPage` says otherwise.
    public init(
        _ items: [SampleThingItem],
        query: SampleThingQuery = SampleThingQuery(),
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        hasNext: Bool = false
    ) {
        self.query = query
        self.firstPage = firstPage
        self.lastPage = lastPage ?? firstPage
        self.items = items
        self.total = total
        self.hasNext = hasNext
    }
}

extension SampleThingList {
    /// How many pages there are, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, ($0 - 1) / query.limit + 1) }
    }
}

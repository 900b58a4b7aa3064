/// The items that the page shows: one page, or several in a row.
public struct SampleThingContent: Equatable, Sendable {
    /// What was asked for.
    public let query: SampleThingQuery
    /// The first of the pages, counted from 1.
    public let firstPage: Int
    /// The last of the pages.
    public let lastPage: Int
    /// The items.
    public let items: [SampleThingDetail]
    /// How many items there are on all pages, or `nil` when the server does not say.
    public let total: Int?
    /// Whether more pages follow.
    public let hasNext: Bool

    /// Makes content, as for a preview; one page unless `lastPage` says otherwise.
    public init(
        _ items: [SampleThingDetail],
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

extension SampleThingContent {
    /// How many pages there are, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, ($0 - 1) / query.limit + 1) }
    }

    init(_ list: SampleThingList) {
        self.init(
            list.items.map(SampleThingDetail.init),
            query: list.query,
            page: list.firstPage,
            lastPage: list.lastPage,
            total: list.total,
            hasNext: list.hasNext
        )
    }

    /// The list that it was made from.
    var list: SampleThingList {
        SampleThingList(
            query: query,
            firstPage: firstPage,
            lastPage: lastPage,
            items: items.map(\.item),
            total: total,
            hasNext: hasNext
        )
    }
}

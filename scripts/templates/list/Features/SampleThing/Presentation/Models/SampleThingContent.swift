public import Core

/// The sample items that the list shows: one page, or several pages in a row.
public struct SampleThingContent: Equatable, Sendable {
    /// The query that selected the sample items.
    public let query: SampleThingQuery
    /// The sample items of all these pages. Adding a page does not copy them.
    public private(set) var sampleItems: PagedList<SampleThingItem>
    /// The number of the first page, from 1.
    public let firstPage: Int
    /// The number of the last page.
    public private(set) var lastPage: Int
    /// How many sample items the server has for this query, or `nil` when it does not say.
    public private(set) var total: Int?
    /// Whether there is a next page.
    public private(set) var hasNext: Bool

    /// Creates content, also for previews and tests. It has one page, unless `lastPage` is given.
    public init(
        _ sampleItems: [SampleThingItem],
        query: SampleThingQuery = SampleThingQuery(),
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        hasNext: Bool = false
    ) {
        self.query = query
        self.sampleItems = PagedList(sampleItems)
        self.firstPage = firstPage
        self.lastPage = lastPage ?? firstPage
        self.total = total
        self.hasNext = hasNext
    }
}

extension SampleThingContent {
    /// How many pages there are, or `nil` when the server does not say.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Adds the next page. An empty page does not count.
    mutating func append(_ page: ListPage<SampleThingItem>) {
        sampleItems.append(page.items)
        lastPage += page.items.isEmpty ? 0 : 1
        total = page.total
        hasNext = page.hasNext
    }
}

public import Core

/// The sample items that the list shows: one page, or several pages that follow each other.
public struct SampleThingContent: Equatable, Sendable {
    /// The query for which the server sent these sample items.
    public let query: SampleThingQuery
    /// The sample items of all pages that are shown. Adding a page does not copy them.
    public private(set) var sampleItems: PagedList<SampleThingItem>
    /// The number of the first page that is shown. Page numbers start at 1.
    public let firstPage: Int
    /// The number of the last page that is shown.
    public private(set) var lastPage: Int
    /// The number of sample items on the server for this query. `nil` means that the server does not send it.
    public private(set) var total: Int?
    /// Whether there is a page after the last page that is shown.
    public private(set) var hasNext: Bool

    /// Creates content, for example in a preview or a test. Without `lastPage`, it has one page.
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
    /// The number of pages for this query. `nil` means that the server does not send the total.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Adds the sample items of the next page. An empty page does not change `lastPage`.
    mutating func append(_ page: ListPage<SampleThingItem>) {
        sampleItems.append(page.items)
        lastPage += page.items.isEmpty ? 0 : 1
        total = page.total
        hasNext = page.hasNext
    }
}

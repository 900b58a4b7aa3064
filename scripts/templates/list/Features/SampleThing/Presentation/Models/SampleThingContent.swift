public import Core

/// The sample items that the list shows. They come from one page, or from several consecutive pages.
public struct SampleThingContent: Equatable, Sendable {
    /// The query that selected the sample items.
    public let query: SampleThingQuery
    /// The sample items from `firstPage` to `lastPage`. Adding a page rarely copies the earlier sample items.
    public private(set) var sampleItems: PagedList<SampleThingItem>
    /// The number of the first visible page. The first page of the whole list has the number 1.
    public let firstPage: Int
    /// The number of the last visible page.
    public private(set) var lastPage: Int
    /// How many sample items match the query. `nil` means that the server does not send this number.
    public private(set) var total: Int?
    /// Whether the list has a page after `lastPage`.
    public private(set) var hasNext: Bool

    /// Creates content, for example in a preview or a test. If `lastPage` is `nil`, the content is one page.
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
    /// How many pages the list has. `nil` means that the server does not send the number of sample items.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Adds the sample items of the next page. If the next page is empty, `lastPage` does not change.
    mutating func append(_ page: ListPage<SampleThingItem>) {
        sampleItems.append(page.items)
        lastPage += page.items.isEmpty ? 0 : 1
        total = page.total
        hasNext = page.hasNext
    }
}

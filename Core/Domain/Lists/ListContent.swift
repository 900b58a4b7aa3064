public import Foundation

/// The elements that a screen with a list shows. They come from one page of the list, or from consecutive pages.
public struct ListContent<Element: Hashable & Sendable, Query: ListQuery>: Equatable, Sendable {
    /// The query that selected the elements.
    public let query: Query
    /// The elements from `firstPage` to `lastPage`.
    public internal(set) var items: [Element]
    /// The number of the first visible page. The first page of the whole list has the number 1.
    public let firstPage: Int
    /// The number of the last visible page.
    public internal(set) var lastPage: Int
    /// How many elements match the query. `nil` means that the server does not send this number.
    public internal(set) var total: Int?
    /// When the oldest of the pages was saved on this device. `nil` means that all pages come from the server.
    public private(set) var savedAt: Date?

    /// Creates content, for example in a preview or a test. If `lastPage` is `nil`, the content is one page.
    public init(
        _ items: [Element],
        query: Query,
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        savedAt: Date? = nil
    ) {
        self.query = query
        self.items = items
        self.total = total
        self.savedAt = savedAt
        (self.firstPage, self.lastPage) = (firstPage, lastPage ?? firstPage)
    }
}

extension ListContent: CustomStringConvertible {
    /// A short description for logs and tests, for example `20 items`.
    public var description: String { items.count == 1 ? "1 item" : "\(items.count) items" }
}

extension ListContent {
    /// Creates content from one page.
    public init(_ page: ListPage<Element>, for request: ListRequest<Query>) {
        let (total, date) = (page.total, page.savedAt)
        self.init(page.items, query: request.query, page: request.page, total: total, savedAt: date)
    }

    /// The request for the first visible page.
    var request: ListRequest<Query> { ListRequest(query, page: firstPage) }

    /// The same pages with other elements, for example with the changes of the user.
    func showing(_ items: [Element], total: Int?) -> Self {
        Self(items, query: query, page: firstPage, lastPage: lastPage, total: total, savedAt: savedAt)
    }

    /// Sets `savedAt` to the older of its value and that of the page.
    mutating func addAge(of page: ListPage<Element>) {
        savedAt = [savedAt, page.savedAt].compactMap(\.self).min()
    }
}

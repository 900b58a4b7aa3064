public import Foundation

/// The elements that a screen with a list shows. They come from one page of the list, or from consecutive pages.
public struct ListContent<Element: Hashable & Sendable, Query: ListQuery>: Equatable, Sendable {
    /// The query that selected the elements.
    public let query: Query
    /// The elements from `firstPage` to `lastPage`. Adding a page rarely copies the earlier elements.
    public private(set) var items: PagedList<Element>
    /// The number of the first visible page. The first page of the whole list has the number 1.
    public let firstPage: Int
    /// The number of the last visible page.
    public private(set) var lastPage: Int
    /// How many elements match the query. `nil` means that the server does not send this number.
    public private(set) var total: Int?
    /// When the oldest of the pages was saved on this device. `nil` means that all pages come from the server.
    public internal(set) var savedAt: Date?
    /// The state of the page after `lastPage`.
    public var next: NextPage
    /// Whether the user has asked for another query. The elements stay visible until those of the new query are loaded.
    public var isOutdated = false

    /// Creates content, for example in a preview or a test. If `lastPage` is `nil`, the content is one page.
    public init(
        _ items: [Element],
        query: Query,
        page firstPage: Int = 1,
        lastPage: Int? = nil,
        total: Int? = nil,
        savedAt: Date? = nil,
        next: NextPage = .none
    ) {
        self.query = query
        self.items = PagedList(items)
        self.firstPage = firstPage
        self.lastPage = lastPage ?? firstPage
        self.total = total
        self.savedAt = savedAt
        self.next = next
    }
}

/// The state of the page after the visible part of a list.
public enum NextPage: Sendable, CaseIterable {
    /// There is no next page.
    case none
    /// There is a next page, and it is not loaded.
    case available
    /// The next page is loading.
    case loading
    /// The next page could not be loaded.
    case failed
}

extension ListContent: CustomStringConvertible {
    /// A short description for logs and tests, for example `20 items`.
    public var description: String { items.count == 1 ? "1 item" : "\(items.count) items" }
}

extension ListContent {
    /// How many pages the list has. `nil` means that the server does not send the number of elements.
    public var pageCount: Int? {
        total.map { max(1, $0 / query.limit + ($0 % query.limit == 0 ? 0 : 1)) }
    }

    /// Returns a copy whose `next` is `none` or `available`. Its `isOutdated` is true if `query` is another query.
    func atRest(for query: Query) -> Self {
        var content = self
        content.isOutdated = self.query != query
        content.next = next == .none ? .none : .available
        return content
    }

    /// Adds the elements of the next page. If the next page is empty, `lastPage` does not change.
    mutating func append(_ page: [Element], total: Int?, savedAt: Date?, next: NextPage) {
        items.append(page)
        lastPage += page.isEmpty ? 0 : 1
        self.total = total
        self.savedAt = [self.savedAt, savedAt].compactMap(\.self).min()
        self.next = next
    }
}

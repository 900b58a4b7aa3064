/// One page of a long list.
public struct ListPage<Element> {
    /// The elements of this page, in the order of the list.
    public let items: [Element]
    /// The number of elements in all pages together. `nil` means that the server did not send this number.
    public let total: Int?
    /// Whether there is a next page.
    public let hasNext: Bool

    /// Creates a page whose elements are already selected, for example by the server.
    public init(items: [Element], total: Int?, hasNext: Bool) {
        self.items = items
        self.total = total
        self.hasNext = hasNext
    }

    /// Creates a page by selecting its elements from the whole list. A page after the last one is empty.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1. A number below 1 also selects the first page.
    ///   - all: All elements of the list.
    ///   - limit: The number of elements on one page. If it is below 1, each page has one element.
    public init(_ number: Int, of all: [Element], limit: Int) {
        let limit = max(1, limit)
        let (start, isTooLarge) = (max(1, number) - 1).multipliedReportingOverflow(by: limit)
        let rest = isTooLarge ? [] : all.dropFirst(start)
        self.init(items: Array(rest.prefix(limit)), total: all.count, hasNext: rest.count > limit)
    }
}

extension ListPage: Equatable where Element: Equatable {}
extension ListPage: Sendable where Element: Sendable {}

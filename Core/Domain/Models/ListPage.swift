/// One page of a long list.
public struct ListPage<Element> {
    /// The elements of this page.
    public let items: [Element]
    /// How many elements all pages have together. `nil` means that the server did not send this number.
    public let total: Int?
    /// Whether there is a next page.
    public let hasNext: Bool

    /// Creates a page from the elements that the server sent.
    public init(items: [Element], total: Int?, hasNext: Bool) {
        self.items = items
        self.total = total
        self.hasNext = hasNext
    }

    /// Selects one page of the whole list. A page after the last one is empty.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1. A lower number counts as 1.
    ///   - all: All elements of the list.
    ///   - limit: The number of elements on one page. A number below 1 counts as 1.
    public init(_ number: Int, of all: [Element], limit: Int) {
        let limit = max(1, limit)
        let (start, isTooLarge) = (max(1, number) - 1).multipliedReportingOverflow(by: limit)
        let rest = isTooLarge ? [] : all.dropFirst(start)
        self.init(items: Array(rest.prefix(limit)), total: all.count, hasNext: rest.count > limit)
    }
}

extension ListPage: Equatable where Element: Equatable {}
extension ListPage: Sendable where Element: Sendable {}

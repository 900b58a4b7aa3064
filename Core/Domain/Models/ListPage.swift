/// One page of a list.
public struct ListPage<Element> {
    /// The elements of this page.
    public let items: [Element]
    /// How many elements the list has on all pages, or `nil` when the server does not say.
    public let total: Int?
    /// Whether there is a next page.
    public let hasNext: Bool

    /// Creates a page from what the server sent.
    public init(items: [Element], total: Int?, hasNext: Bool) {
        self.items = items
        self.total = total
        self.hasNext = hasNext
    }

    /// Takes one page out of the whole list. A page after the last is empty.
    ///
    /// - Parameters:
    ///   - number: The page number, from 1. A lower number counts as 1.
    ///   - all: The whole list.
    ///   - limit: The size of a page. A lower number than 1 counts as 1.
    public init(_ number: Int, of all: [Element], limit: Int) {
        let limit = max(1, limit)
        let (start, isTooLarge) = (max(1, number) - 1).multipliedReportingOverflow(by: limit)
        let rest = isTooLarge ? [] : all.dropFirst(start)
        self.init(items: Array(rest.prefix(limit)), total: all.count, hasNext: rest.count > limit)
    }
}

extension ListPage: Equatable where Element: Equatable {}
extension ListPage: Sendable where Element: Sendable {}

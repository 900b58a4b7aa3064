/// A part of a long list.
public struct ListPage<Element> {
    /// What is on this page.
    public let items: [Element]
    /// How many there are on all pages, or `nil` when the server does not say.
    public let total: Int?
    /// Whether another page follows.
    public let hasNext: Bool

    /// Makes a page.
    public init(items: [Element], total: Int?, hasNext: Bool) {
        self.items = items
        self.total = total
        self.hasNext = hasNext
    }

    /// Cuts page `number`, counted from 1, out of the whole list. A page past the end is empty; a number or a limit below
    /// 1 counts as 1.
    public init(_ number: Int, of all: [Element], limit: Int) {
        let limit = max(1, limit)
        let (start, isFarAway) = (max(1, number) - 1).multipliedReportingOverflow(by: limit)
        let rest = isFarAway ? [] : all.dropFirst(start)
        self.init(items: Array(rest.prefix(limit)), total: all.count, hasNext: rest.count > limit)
    }
}

extension ListPage: Equatable where Element: Equatable {}
extension ListPage: Sendable where Element: Sendable {}

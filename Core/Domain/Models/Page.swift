/// A part of a long list.
public struct Page<Element> {
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
}

extension Page: Equatable where Element: Equatable {}
extension Page: Sendable where Element: Sendable {}

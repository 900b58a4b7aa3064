public import Foundation

/// One page of a long list.
public struct ListPage<Element> {
    /// The elements of this page, in the order of the list.
    public var items: [Element]
    /// The number of elements in all pages together. `nil` means that this number is not known.
    public internal(set) var total: Int?
    /// Whether there is a next page. This can be wrong if `total` is `nil`.
    public internal(set) var hasNext: Bool
    /// When the oldest element was saved on this device. `nil` means that the page comes from the server.
    public let savedAt: Date?
    /// The numbers of the user's changes that the page includes, because the server had executed them before its
    /// request.
    public var includedChanges: Set<Int>

    /// How many elements of this page the server has sent as `null`. They are not in `items`.
    package var nulls = 0

    /// Creates a page whose elements are already selected, for example by the server.
    public init(items: [Element], total: Int?, hasNext: Bool, savedAt: Date? = nil, includedChanges: Set<Int> = []) {
        (self.items, self.includedChanges) = (items, includedChanges)
        self.total = total
        self.hasNext = hasNext
        self.savedAt = savedAt
    }

    /// Creates a page by selecting its elements from the whole list. A page after the last page is empty.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1. A number below 1 also selects the first page.
    ///   - all: All elements of the list.
    ///   - limit: The number of elements on one page. If it is below 1, each page has one element.
    public init(_ number: Int, of all: [Element], limit: Int) {
        let positions = Self.positions(ofPage: number, limit: limit)
        let items = all[positions.clamped(to: all.indices)]
        self.init(items: Array(items), total: all.count, hasNext: positions.upperBound < all.count)
    }

    /// The positions of a page in the whole list. The first position is 0. The positions can be after the last element.
    public static func positions(ofPage number: Int, limit: Int) -> Range<Int> {
        let limit = max(1, limit)
        let (start, isTooLarge) = (max(1, number) - 1).multipliedReportingOverflow(by: limit)
        return isTooLarge || start > .max - limit ? .max..<(.max) : start..<(start + limit)
    }
}

extension ListPage: Equatable where Element: Equatable {}
extension ListPage: Sendable where Element: Sendable {}

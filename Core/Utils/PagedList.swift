/// A list that grows page by page. Adding a page is fast even if the list is long, because elements are rarely copied.
///
/// The elements are stored in chunks. A new chunk is merged with the chunk before it if the earlier chunk is not
/// larger. So the number of chunks stays small, and each element is rarely copied.
public struct PagedList<Element> {
    private var chunks: [[Element]] = []
    /// The number of elements in all pages.
    public private(set) var count = 0

    /// Creates a list from one page. By default, the list is empty.
    package init(_ page: [Element] = []) {
        append(page)
    }

    /// Adds the elements of a page at the end of the list.
    package mutating func append(_ page: [Element]) {
        guard !page.isEmpty else { return }
        count += page.count
        var last = page
        while let previous = chunks.last, previous.count <= last.count {
            last = previous + last
            chunks.removeLast()
        }
        chunks.append(last)
    }
}

extension PagedList: RandomAccessCollection {
    /// The position of the first element. It is always 0.
    public var startIndex: Int { 0 }
    /// The position after the last element. It is equal to `count`.
    public var endIndex: Int { count }

    /// The element at a position. The first position is 0.
    public subscript(position: Int) -> Element {
        var offset = position
        for chunk in chunks {
            if offset < chunk.count { return chunk[offset] }
            offset -= chunk.count
        }
        preconditionFailure("index out of range")
    }
}

extension PagedList: Equatable where Element: Equatable {
    /// Compares only the elements. How the elements were divided into pages does not matter.
    public static func == (left: PagedList, right: PagedList) -> Bool {
        left.count == right.count && (left.chunks == right.chunks || left.elementsEqual(right))
    }
}

extension PagedList: Sendable where Element: Sendable {}

/// A list that grows by pages. Adding a page costs the page, not the list: copies of the list share what they have.
///
/// The elements are in chunks. A chunk is merged with a chunk before it that is not larger. So there are few chunks, and each
/// element is seldom copied.
public struct PagedList<Element> {
    private var chunks: [[Element]] = []
    /// How many elements the list has.
    public private(set) var count = 0

    /// Creates a list of one page.
    public init(_ page: [Element] = []) {
        append(page)
    }

    /// Adds a page at the end.
    public mutating func append(_ page: [Element]) {
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
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { count }

    /// The element at a position, from 0.
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
    /// Compares the elements. It does not matter in which pages they came.
    public static func == (left: PagedList, right: PagedList) -> Bool {
        left.count == right.count && (left.chunks == right.chunks || left.elementsEqual(right))
    }
}

extension PagedList: Sendable where Element: Sendable {}

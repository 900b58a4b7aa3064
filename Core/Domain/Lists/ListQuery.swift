import Foundation

/// Describes which elements of a list to show.
public protocol ListQuery: Hashable, Sendable {
    /// The text that an element must contain. An empty text excludes no element.
    var search: String { get set }
    /// The values that an element must have, for example `["author": "3"]`. By default, there are none.
    var filters: [String: String] { get }
    /// The number of elements on one page. It must be at least 1.
    var limit: Int { get }
}

extension ListQuery {
    /// No filters.
    public var filters: [String: String] { [:] }

    /// Whether the query selects all elements of the list.
    public var selectsAll: Bool { search.isEmpty && filters.isEmpty }

    /// Whether the query selects an element: it has the values of all filters, and one of its texts contains the search
    /// text, in any Unicode form. The letters from A to Z are found in upper and lower case, and everything else only
    /// as it is typed.
    public func matches(_ element: some ListElement) -> Bool {
        let values = filters.isEmpty ? [:] : element.values
        return filters.allSatisfy { values[$0] == $1 } && (search.isEmpty || finds(in: element.searchedTexts))
    }

    /// `LIKE` in SQLite has the same rule for composed texts.
    private func finds(in texts: [String]) -> Bool {
        // The other Unicode form of a text has less than ten times as many bytes.
        search.isEmpty
            || texts.contains { text in
                text.utf8.count >= search.utf8.count / 10 && text.lowercasedASCII.contains(search.lowercasedASCII)
            }
    }
}

extension String {
    /// The text with composed characters (NFC).
    fileprivate var composed: String { utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping }

    fileprivate var lowercasedASCII: [UInt8] {
        composed.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    }
}

/// An element of a list that is saved on this device, as JSON.
public protocol SavedElement: Codable, Identifiable, Sendable where ID == ResourceID<Self> {
    /// The texts that a search reads.
    var texts: [String] { get }
    /// The values that a filter compares, for example `["author": "3"]`. By default, there are none.
    var values: [String: String] { get }
}

extension SavedElement {
    /// No values.
    public var values: [String: String] { [:] }
}

extension ListQuery {
    /// Whether the query selects all elements of the list.
    public var selectsAll: Bool { search.isEmpty && filters.isEmpty }

    /// Whether the query selects an element: it has the values of all filters, and the search finds it.
    public func matches(_ element: some SavedElement) -> Bool {
        let values = filters.isEmpty ? [:] : element.values
        return filters.allSatisfy { values[$0] == $1 } && (search.isEmpty || finds(in: element.texts))
    }
}

/// The header fields of a request or a response. Names are case-insensitive, and each name has one value.
public struct HeaderFields: Equatable, Sendable {
    private var values: [String: String] = [:]

    /// Creates header fields from a dictionary of names and values.
    public init(_ fields: [String: String] = [:]) {
        values = Dictionary(fields.map { ($0.lowercased(), $1) }) { $1 }
    }

    /// The value of the field with this name. `nil` means that there is no such field. Set `nil` to remove a field.
    public subscript(name: String) -> String? {
        get { values[name.lowercased()] }
        set { values[name.lowercased()] = newValue }
    }
}

extension HeaderFields: Sequence {
    /// Iterates over the fields, sorted by their lowercase names.
    public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
        values.sorted { $0.key < $1.key }.lazy.map { (name: $0.key, value: $0.value) }.makeIterator()
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Creates header fields from a literal. If a name appears twice, the last value is used.
    public init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements.map { ($0.lowercased(), $1) }) { $1 }
    }
}

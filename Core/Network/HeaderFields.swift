/// The header fields of a request or an answer. Names compare without case; each has one value.
public struct HeaderFields: Equatable, Sendable {
    private var values: [String: String] = [:]

    /// Makes the fields, by name.
    public init(_ fields: [String: String] = [:]) {
        for (name, value) in fields {
            self[name] = value
        }
    }

    /// The value of a field, or `nil` when there is no such field.
    public subscript(name: String) -> String? {
        get { values[name.lowercased()] }
        set { values[name.lowercased()] = newValue }
    }
}

extension HeaderFields: Sequence {
    /// The fields, sorted by name; names are in lower case.
    public func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
        values.sorted { $0.key < $1.key }.lazy.map { (name: $0.key, value: $0.value) }.makeIterator()
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// Makes the fields; of two with one name, the later counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init()
        for (name, value) in elements {
            self[name] = value
        }
    }
}

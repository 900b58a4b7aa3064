/// The header fields of a request or a response. Names are case-insensitive, and each name has one value. In a value,
/// control characters become spaces, so a value from outside cannot add another field.
public struct HeaderFields: Equatable, Sendable {
    private var values: [String: String] = [:]

    /// Creates header fields from a dictionary of names and values.
    public init(_ fields: [String: String] = [:]) {
        for (name, value) in fields { self[name] = value }
    }

    /// The value of the field with this name. `nil` means that there is no such field. Set `nil` to remove a field.
    public subscript(name: String) -> String? {
        get { values[name.lowercased()] }
        set { values[name.lowercased()] = newValue?.withoutControls }
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
        for (name, value) in elements { self[name] = value }
    }
}

extension String {
    fileprivate var withoutControls: String {
        let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
    }
}

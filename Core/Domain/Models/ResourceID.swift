/// The id of a post, a comment or an author.
///
/// Servers send numbers or strings, and sometimes both for the same author: `7` and `"7"`. So two ids are equal if
/// their texts are equal. An id is encoded as it was decoded.
public struct ResourceID: Sendable {
    private let text: String
    private let isNumber: Bool
    /// The limit in bytes. The time to hash a text of combining marks grows with the square of its length.
    private static let longest = 1_000

    /// An id that is a string.
    public init(_ text: String) {
        self.text = text
        isNumber = false
    }

    /// An id that is a number.
    public init(_ number: Int) {
        text = String(number)
        isNumber = true
    }
}

extension ResourceID {
    /// Whether the id can be a component of a path. An empty id, `.` and `..` cannot, because they change the path.
    public var isAddressable: Bool {
        !["", ".", ".."].contains(text)
    }
}

extension ResourceID: Hashable {
    /// Compares only the texts, so `7` and `"7"` are equal.
    public static func == (left: ResourceID, right: ResourceID) -> Bool {
        left.text == right.text
    }

    /// Hashes only the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension ResourceID: CustomStringConvertible {
    /// The id as text.
    public var description: String { text }
}

extension ResourceID: Codable {
    /// Decodes a whole number, or a string of at most 1,000 bytes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self.init(try container.decode(Int.self))
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            self.init(try container.decode(String.self))
        } catch {
            let expected = "a whole number or a string was expected"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: expected)
        }
        guard text.utf8.count <= Self.longest else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a shorter id was expected")
        }
    }

    /// Encodes a number or a string, as it was decoded.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if isNumber, let number = Int(text) {
            try container.encode(number)
        } else {
            try container.encode(text)
        }
    }
}

extension ResourceID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// An id that is a number.
    public init(integerLiteral value: Int) {
        self.init(value)
    }

    /// An id that is a string.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

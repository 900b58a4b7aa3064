import Foundation

/// The id of a model, for example `ResourceID<User>`. Each model has its own type of id, so the compiler finds an id of
/// the wrong model.
///
/// A server can send the id of the same user as `7` or as `"7"`. So two ids are equal if their texts have the same
/// bytes. The JSON type stays the same: a decoded number is encoded as a number, and a decoded string as a string.
public struct ResourceID<Model>: Sendable {
    private let text: String
    private var isNumber = false

    /// Creates an id that is encoded as a string.
    public init(_ text: String) {
        self.text = text
    }

    /// Creates an id that is encoded as a number.
    public init(_ number: Int) {
        text = String(number)
        isNumber = true
    }

    /// The id of an item that the change with this number adds, until the server has sent an id. A terminal shows
    /// `new-3`. No id of a server is equal to it.
    public static func new(_ number: Int) -> Self { Self("\(newItemMark)new-\(number)") }
}

/// The start of the ids of new items. It is a character that Unicode does not assign, and that is not visible.
package let newItemMark = "\u{FFF0}"

extension ResourceID {
    /// Whether the id can be a component of a URL path. It is false for an empty text, for `..` and for `a/../b`.
    public var isAddressable: Bool { text.isPathComponent }

    /// The number, if the id is encoded as a number that fits into an `Int`.
    public var number: Int? { isNumber ? Int(text) : nil }
}

extension ResourceID: Hashable {
    /// Compares only the bytes of the texts, so `7` and `"7"` are equal. Two forms of `é` in Unicode are not.
    public static func == (left: ResourceID, right: ResourceID) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes only the text, so `7` and `"7"` have the same hash.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ResourceID: Comparable {
    /// Sorts shorter texts first, so 9 is before 10. Texts of the same length are sorted by their bytes.
    public static func < (left: ResourceID, right: ResourceID) -> Bool {
        let (size, other) = (left.text.unicodeScalars.count, right.text.unicodeScalars.count)
        return size == other ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : size < other
    }
}

extension ResourceID: CustomStringConvertible {
    /// The id as text, for example `7`.
    public var description: String { text }
}

extension ResourceID: Codable {
    /// Decodes a whole number of at most 38 digits, or a string of at most 1,000 bytes. A server cannot send the id of
    /// a new item of this device.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self.init(try container.decode(Int.self))
        } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
            self.init(try container.decode(String.self))
        } catch {
            self.init((try? container.decode(Decimal.self))?.description ?? "")
            isNumber = true
            if text.wholeMatch(of: /-?[0-9]{1,38}/) != nil { return }
            let expected = "expected a whole number or a string"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: expected)
        }
        if text.hasPrefix(newItemMark), CodingUserInfoKey.isFromServer.flatMap({ decoder.userInfo[$0] }) != nil {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the id is reserved")
        }
        // Without a limit, hashing a very long text could take too much time.
        guard text.utf8.count <= 1_000 else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "the id is too long")
        }
    }

    /// Encodes the id as a number if it was created from a number. Otherwise, encodes the id as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number {
            try container.encode(number)
        } else if isNumber, let number = Decimal(string: text) {
            try container.encode(number)
        } else {
            try container.encode(text)
        }
    }
}

extension ResourceID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// Creates an id that is encoded as a number.
    public init(integerLiteral value: Int) {
        self.init(value)
    }

    /// Creates an id that is encoded as a string.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

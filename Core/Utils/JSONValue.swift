public import Foundation

/// A JSON object as a dictionary.
public typealias JSONObject = [String: JSONValue]

/// Any JSON value. A whole number that fits into an `Int` is an `integer`.
public enum JSONValue: Equatable, Sendable {
    /// The value `null`.
    case null
    /// The value `true` or `false`.
    case bool(Bool)
    /// A whole number, such as `7`.
    case integer(Int)
    /// A number that is not an `integer`, such as `1.5`.
    case number(Double)
    /// A number that is not exactly a `Double`, such as `18446744073709551615`. It keeps 38 digits.
    case decimal(Decimal)
    /// A string, such as `"a"`.
    case string(String)
    /// A JSON array, such as `[1, 2]`.
    case array([JSONValue])
    /// A JSON object, such as `{"id": 1}`.
    case object(JSONObject)

    /// The text of a string, a number or a boolean. It is `nil` for the value `null`, an array or an object.
    public var text: String? {
        switch self {
        case .bool(let value): String(value)
        case .integer(let value): String(value)
        case .number(let value): Decimal(string: String(value))?.description ?? String(value)
        case .decimal(let value): value.description
        case .string(let value): value
        case .null, .array, .object: nil
        }
    }

    /// Whether this value, or a value in it, contains `text`. Upper case and lower case are equal.
    package func contains(_ text: String) -> Bool {
        switch self {
        case .array(let values): values.contains { $0.contains(text) }
        case .object(let members): members.values.contains { $0.contains(text) }
        default: self.text?.lowercased().contains(text.lowercased()) ?? false
        }
    }
}

extension JSONValue: Codable {
    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A failed attempt to decode is slow, so the most frequent types come first.
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Int.self),
            // The decoder also gives 1 for `1.0000000000000000001`.
            [nil, Decimal(value)].contains(try? container.decode(Decimal.self))
        {
            self = .integer(value)
        } else if let value = try? container.decode(JSONObject.self) {
            self = .object(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            let exact = try? container.decode(Decimal.self)
            self = exact.flatMap { $0 == Decimal(string: String(value)) ? nil : .decimal($0) } ?? .number(value)
        } else if container.decodeNil() {
            self = .null
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a JSON value")
        }
    }

    /// Encodes the value as JSON of the same type.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Creates a string from a literal.
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    /// Creates a whole number from a literal.
    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// Creates a boolean from a literal.
    public init(booleanLiteral value: Bool) {
        self = .bool(value)
    }
}

public import Foundation

/// How the project reads and writes JSON: dates in ISO 8601 and UTC, keys sorted.
public enum JSONCoding {
    /// Writes a value.
    ///
    /// - Throws: `EncodingError`.
    public static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Reads a value; dates may have fractional seconds.
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from data: Data
    ) throws(UnreadableJSON) -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(date)
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw UnreadableJSON(error)
        }
    }

    @Sendable private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an ISO 8601 date was expected")
        }
        return date
    }
}

/// Why a JSON text cannot be read.
public struct UnreadableJSON: Error, Equatable, Sendable {
    /// The field and what is wrong with it, as `[3].title: a string was expected`.
    public let reason: String

    init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            reason = Self.path(context.codingPath + [key]) + ": missing"
        case DecodingError.typeMismatch(let type, let context):
            reason = Self.path(context.codingPath) + ": \(Self.name(of: type)) was expected"
        case DecodingError.valueNotFound(let type, let context):
            reason = Self.path(context.codingPath) + ": \(Self.name(of: type)) was expected, not null"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            reason = Self.path(context.codingPath) + ": " + context.debugDescription
        default:
            reason = "not JSON"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        let path = keys.reduce(into: "") { path, key in
            path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? key.stringValue : "." + key.stringValue)
        }
        return path.isEmpty ? "the whole answer" : path
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is any Collection.Type where "\(type)".hasPrefix("Array"): "a list"
        default: "an object"
        }
    }
}

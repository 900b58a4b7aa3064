public import Foundation

/// Writes and reads JSON. Written dates are in ISO 8601 format and UTC, and written keys are sorted.
public enum JSONCoding {
    /// Writes a value as JSON.
    ///
    /// - Throws: `EncodingError`, for example if a number is infinite.
    public static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    /// Reads a value from JSON in UTF-8. A date can have fractional seconds. A day without a time, such as `2026-01-15`,
    /// starts in UTC.
    ///
    /// - Throws: `UnreadableJSON`, with the path of the wrong field if `JSONDecoder` reports the path.
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from data: Data
    ) throws(UnreadableJSON) -> Value {
        if let problem = JSONLimits.problem(in: data) { throw UnreadableJSON(problem) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(date)
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw UnreadableJSON(error)
        }
    }

    /// The dates that can be read: the years 1 to 9999. A date outside of these years can be written, but not read.
    private static let years =
        Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)

    @Sendable private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        let full = text.count == 10 ? text + "T00:00:00Z" : text
        guard let date = styles.lazy.compactMap({ try? $0.parse(full) }).first, years.contains(date) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected an ISO 8601 date")
        }
        return date
    }
}

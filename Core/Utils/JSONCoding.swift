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

    /// Reads a value from JSON in UTF-8; dates may have fractional seconds.
    ///
    /// - Throws: `UnreadableJSON`, also for what is wrong in parts that the type does not read.
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from data: Data
    ) throws(UnreadableJSON) -> Value {
        if let flaw = JSONChecker.flaw(in: data) { throw flaw }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom(date)
        do {
            return try decoder.decode(type, from: data)
        } catch DecodingError.dataCorrupted(let context) where context.isAboutNumber {
            throw UnreadableJSON(path: JSONChecker.onlyFraction(in: data) ?? "", .numberThatDoesNotFit)
        } catch {
            throw UnreadableJSON(error)
        }
    }

    /// The years 1 to 9999: a date outside could be written, but not read back.
    private static let years =
        Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)

    @Sendable private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let styles = [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
        guard let date = styles.lazy.compactMap({ try? $0.parse(text) }).first, years.contains(date) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an ISO 8601 date was expected")
        }
        return date
    }
}

extension DecodingError.Context {
    /// Whether an integer was to be read from a number that it cannot hold: in a text that was checked, nothing else is
    /// left that Foundation could call no JSON.
    fileprivate var isAboutNumber: Bool {
        codingPath.isEmpty && debugDescription == "The given data was not valid JSON."
    }
}

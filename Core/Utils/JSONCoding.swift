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

    /// Reads a value from JSON in UTF-8. A date can have fractional seconds. A day without a time, such as
    /// `2026-01-15`, starts in UTC. Before 15 October 1582, days are those of the Julian calendar.
    ///
    /// - Throws: `UnreadableJSON`, with the path of the wrong field if `JSONDecoder` reports the path.
    public static func decode<Value: Decodable>(
        _ type: Value.Type = Value.self,
        from data: Data
    ) throws(UnreadableJSON) -> Value {
        do { return try value(type, from: data) } catch { throw UnreadableJSON(error) }
    }

    /// Reads a value that a server has sent, as `decode` does. A `null` between the elements of a list or of a
    /// dictionary is as if it were missing, and `onIgnored` receives its path. `nulls` is their number without those in
    /// inner lists.
    static func decodeResponse<Value: Decodable>(
        _ type: Value.Type,
        from data: Data
    ) throws(UnreadableJSON) -> (value: Value, nulls: Int) {
        var data = data
        var ignored = [String]()
        var first = UnreadableJSON?.none
        while true {
            do {
                let value = try value(type, from: data, isFromServer: true)
                ignored.forEach(onIgnored.callAsFunction)
                return (value, ignored.count { !$0.dropLast().contains("]") })
            } catch DecodingError.valueNotFound(let expected, let context) where !context.codingPath.isEmpty {
                let error = UnreadableJSON(DecodingError.valueNotFound(expected, context))
                guard var json = try? decode(JSONValue.self, from: data),
                    case let paths = json.removeNulls(at: context.codingPath.dropLast()), !paths.isEmpty,
                    let rest = try? encode(json)
                else { throw first ?? error }
                data = rest
                ignored = ignored + paths
                first = first ?? error
            } catch {
                // Without the `null`, a required member is missing.
                throw first ?? UnreadableJSON(error)
            }
        }
    }

    private static func value<Value: Decodable>(
        _ type: Value.Type,
        from data: Data,
        isFromServer: Bool = false
    ) throws -> Value {
        if let problem = JSONLimits.problem(in: data) { throw UnreadableJSON(problem) }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try date(from: $0).date }
        if isFromServer, let key = CodingUserInfoKey.isFromServer { decoder.userInfo[key] = true }
        return try decoder.decode(type, from: data)
    }

    /// Reads a date, and says whether it is a day without a time.
    static func date(from decoder: any Decoder) throws -> (date: Date, isDay: Bool) {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let isDay = text.utf8.count == 10
        guard let date = Date(iso8601: isDay ? text + "T00:00:00Z" : text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected an ISO 8601 date")
        }
        return (date, isDay)
    }
}

extension CodingUserInfoKey {
    /// Set if a server has sent the JSON.
    static let isFromServer = CodingUserInfoKey(rawValue: "isFromServer")
}

extension Date {
    /// The years 1 to 9999. `ISO8601FormatStyle` uses the Julian calendar before 1582.
    static let years =
        Date(timeIntervalSince1970: -62_135_769_600)..<Date(timeIntervalSince1970: 253_402_300_800)

    /// Reads a time with a time zone (RFC 3339), to the millisecond. The `T` can be a space. `ISO8601FormatStyle` alone
    /// also reads the 30th of February, the hour 25, and any text after the time.
    init?(iso8601 text: String) {
        let (start, rest) = (text.prefix(19).uppercased(), text.dropFirst(19))
        let local = start.dropFirst(10).first == " " ? "\(start.prefix(10))T\(start.dropFirst(11))" : start
        guard (try? ISO8601FormatStyle().parse(local + "Z"))?.ISO8601Format() == local + "Z",
            let end = rest.wholeMatch(of: /(\.[0-9]+)?([Zz]|[+-][0-9]{2}(:?[0-9]{2})?)/)?.output,
            let start = try? ISO8601FormatStyle().parse(local + end.2.uppercased())
        else { return nil }
        // More digits can be rounded up to the next second.
        let fraction = end.1.flatMap { Double("0" + $0.prefix(4)) } ?? 0
        guard Self.years.contains(start) else { return nil }
        self = start + fraction
    }
}

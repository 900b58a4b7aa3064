public import Foundation

/// A date of the server: a time, or a day without a time, which is the same day in every time zone.
public enum ServerDate: Hashable, Sendable {
    /// A time. Its day depends on the time zone.
    case time(Date)
    /// A day. The date is its start in UTC.
    case day(Date)
}

extension ServerDate {
    /// The date in ISO 8601 and UTC, for example `2026-01-15T09:30:00Z` or `2026-01-15`.
    public var iso8601: String {
        if case .time(let date) = self { date.ISO8601Format() } else { text(in: .gmt) }
    }

    /// The day, for example `2026-01-15`. `timeZone` matters only for a time.
    public func day(in timeZone: TimeZone) -> String { String(text(in: timeZone).prefix(10)) }

    /// The day, and of a time also the hours, minutes and seconds, for example `2026-01-15 09:30:00`.
    public func text(in timeZone: TimeZone) -> String {
        func style(_ zone: TimeZone) -> Date.ISO8601FormatStyle {
            Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone).year().month().day()
        }
        return switch self {
        case .time(let date): date.formatted(style(timeZone).time(includingFractionalSeconds: false))
        case .day(let date): date.formatted(style(.gmt))
        }
    }
}

extension ServerDate: Codable {
    /// Reads a date in ISO 8601, with or without a time. A time needs a time zone. Also reads the number of seconds or
    /// milliseconds since 1970.
    public init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Double.self) {
            // 100,000,000,000 milliseconds end in 1973. As seconds, they end in the year 5138.
            let date = Date(timeIntervalSince1970: abs(number) < 100_000_000_000 ? number : number / 1_000)
            // Some servers send 0 for “never”. Other numbers of less than a day are no times.
            guard Date.years.contains(date), number == 0 || abs(number) >= 86_400 else {
                let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "expected a date")
                throw DecodingError.dataCorrupted(context)
            }
            self = .time(date)
            return
        }
        let date = try JSONCoding.date(from: decoder)
        self = date.isDay ? .day(date.date) : .time(date.date)
    }

    /// Writes `iso8601`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso8601)
    }
}

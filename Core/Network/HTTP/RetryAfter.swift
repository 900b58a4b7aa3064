import Foundation

extension APIResponse {
    /// How long the client must wait before the next request (RFC 9110, 10.2.3), or `nil`. If the field is a date, the time is
    /// measured from the `Date` field of the response, so that a wrong clock does no harm.
    func retryAfter(now: Date) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if let seconds = Int(text) {
            return .seconds(max(0, min(seconds, Self.longest)))
        }
        guard let date = Date(httpDate: text) else { return nil }
        let now = headers["Date"].flatMap(Date.init(httpDate:)) ?? now
        return .seconds(max(0, min(date.timeIntervalSince(now), Double(Self.longest))))
    }

    /// One day. A longer time is cut to it.
    private static let longest = 86_400
}

extension Date {
    /// Reads a date of HTTP, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
    fileprivate init?(httpDate text: String) {
        let format: Date.FormatString = """
            \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\
            :\(minute: .twoDigits):\(second: .twoDigits) GMT
            """
        let strategy = Date.ParseStrategy(
            format: format,
            locale: Locale(identifier: "en_US_POSIX"),
            timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        guard let date = try? strategy.parse(text) else { return nil }
        self = date
    }
}

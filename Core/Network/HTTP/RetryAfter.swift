import Foundation

extension APIResponse {
    /// How long to wait before the next request, from the header field `Retry-After` (RFC 9110, 10.2.3). Returns `nil`
    /// if the field is missing or not valid. A date is compared with the `Date` field of the response, so a wrong clock
    /// of the client does not matter. Without a `Date` field, it is compared with `now`. The maximum is one day.
    func retryAfter(now: Date) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        let now = headers["Date"].flatMap(Date.init(httpDate:)) ?? now
        let seconds = Int(text).map(TimeInterval.init) ?? Date(httpDate: text)?.timeIntervalSince(now)
        return seconds.map { .seconds(max(0, min($0, 86_400))) }
    }
}

extension Date {
    /// Reads a date in the format of HTTP, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
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

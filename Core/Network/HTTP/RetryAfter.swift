import Foundation

extension APIResponse {
    /// How long to wait before the next request, from the header field `Retry-After` (RFC 9110, 10.2.3). Returns `nil`
    /// if the field is missing or not valid. A date is compared with the `Date` field of the response, so a wrong clock
    /// of the client does not matter. Without a `Date` field, it is compared with `now`. The maximum is one day.
    func retryAfter(now: Date) -> Duration? { pause(in: "Retry-After", now: now) }

    /// How long to wait, from a header field with seconds, a time or a date.
    func pause(in field: String, now: Date) -> Duration? {
        guard let text = headers[field] else { return nil }
        let now = headers["Date"].flatMap(Date.init(httpDate:)) ?? now
        // A repeated field is joined with a comma.
        let first = text.prefix { $0 != "," }.wholeMatch(of: /\s*([0-9]+(\.[0-9]*)?)\s*/)
        let number = first.flatMap { Double($0.output.1) }
        let seconds: TimeInterval? =
            switch number {
            case nil: Date(httpDate: text)?.timeIntervalSince(now)
            case let seconds? where seconds < 1e9: seconds
            // Some servers send the time of the next request: the seconds or milliseconds since 1970.
            case let time? where time < 1e12: time - now.timeIntervalSince1970
            case let time? where time < 1e14: time / 1_000 - now.timeIntervalSince1970
            case let seconds?: seconds
            }
        return seconds.map { .seconds(max(0, min($0, 86_400))) }
    }
}

extension Date {
    /// Reads a date in one of the three formats of HTTP (RFC 9110, 5.6.7), for example `Sun, 06 Nov 1994 08:49:37 GMT`,
    /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    fileprivate init?(httpDate text: String) {
        let parts = text.split { " ,-".contains($0) }.map(String.init)
        guard parts.count == 5 || parts.count == 6 && parts[5] == "GMT" else { return nil }
        // The last format has another order, and no time zone.
        let order = parts.count == 5 ? [2, 1, 4, 3] : [1, 2, 3, 4]
        let day = parts[order[0]]
        let month = parts[order[1]]
        let year = parts[order[2]]
        let time = parts[order[3]]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let index = months.firstIndex(of: month) else { return nil }
        let century = year.count == 2 ? (year < "70" ? "20" : "19") : ""
        func padded(_ text: String) -> String { text.count == 1 ? "0" + text : text }
        self.init(iso8601: "\(century)\(year)-\(padded("\(index + 1)"))-\(padded(day))T\(time)Z")
    }
}

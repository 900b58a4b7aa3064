public import Foundation

extension ServerDate {
    /// The date as the user's region writes it, for example `Jan 15, 2026 at 9:30 AM` or `2026年1月15日 9:30`. A date
    /// without a time is the same day in every time zone.
    public func text(in language: Language, timeZone: TimeZone) -> String {
        switch self {
        case .time(let date): Self.text(of: date, .shortened, in: language.locale, timeZone)
        case .day(let date): Self.text(of: date, .omitted, in: language.locale, .gmt)
        }
    }

    /// The day as the user's region writes it, for example `Jan 15, 2026` or `2026年1月15日`.
    public func day(in language: Language, timeZone: TimeZone) -> String {
        switch self {
        case .time(let date): Self.text(of: date, .omitted, in: language.locale, timeZone)
        case .day: text(in: language, timeZone: timeZone)
        }
    }

    private static func text(
        of date: Date,
        _ time: Date.FormatStyle.TimeStyle,
        in locale: Locale,
        _ zone: TimeZone
    ) -> String {
        let calendar = locale.calendar
        let style = Date.FormatStyle(date: .abbreviated, time: time, locale: locale, calendar: calendar, timeZone: zone)
        return date.formatted(style)
    }
}

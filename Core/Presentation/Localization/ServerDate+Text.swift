public import Foundation

extension ServerDate {
    /// The date as the user's region writes it, for example `Jan 15, 2026 at 9:30 AM` or `2026年1月15日 9:30`. A date
    /// without a time is the same day in every time zone.
    public func text(in language: Language, timeZone: TimeZone) -> String {
        text(.shortened, language.locale, timeZone)
    }

    /// The day as the user's region writes it, for example `Jan 15, 2026` or `2026年1月15日`.
    public func day(in language: Language, timeZone: TimeZone) -> String {
        text(.omitted, language.locale, timeZone)
    }

    private func text(_ time: Date.FormatStyle.TimeStyle, _ locale: Locale, _ zone: TimeZone) -> String {
        func style(_ time: Date.FormatStyle.TimeStyle, _ zone: TimeZone) -> Date.FormatStyle {
            .init(date: .abbreviated, time: time, locale: locale, calendar: locale.calendar, timeZone: zone)
        }
        return switch self {
        case .time(let date): date.formatted(style(time, zone))
        case .day(let date): date.formatted(style(.omitted, .gmt))
        }
    }
}

public import Foundation

/// Messages of screens with a list.
public enum ListMessages {
    /// The message that a screen shows while it is loading.
    public static let loading = Message(en: "Loading…", ja: "読み込み中…")
    /// The message for elements of the previous query, while the elements of the new query are not loaded.
    public static let outdated = Message(en: "These are the previous results.", ja: "変更前の検索結果を表示しています。")

    /// The message for saved elements that are visible because the server cannot be reached.
    public static func offline(savedAt date: Date, now: Date) -> Message {
        let age = age(of: date, at: now)
        return Message(en: "Offline: saved \(age)", ja: "オフライン：\(age)保存")
    }

    /// The message for a page that is saved on this device, for example while the page of the server is loading.
    public static func saved(at date: Date, now: Date) -> Message {
        let age = age(of: date, at: now)
        return Message(en: "Saved \(age)", ja: "\(age)保存")
    }

    /// How long ago a date was, for example `5 minutes ago`. A date in the future is `just now`.
    private static func age(of date: Date, at now: Date) -> Message {
        let minutes = Int(exactly: (now.timeIntervalSince(date) / 60).rounded(.down)) ?? 0
        let (hours, days) = (minutes / 60, minutes / 1_440)
        return switch minutes {
        case ..<1: Message(en: "just now", ja: "たった今")
        case ..<60: Message(en: "\(minutes, one: "minute", other: "minutes") ago", ja: "\(minutes)分前に")
        case ..<1_440: Message(en: "\(hours, one: "hour", other: "hours") ago", ja: "\(hours)時間前に")
        default: Message(en: "\(days, one: "day", other: "days") ago", ja: "\(days)日前に")
        }
    }

    /// The message for a search that finds nothing.
    public static func nothingFound(_ search: String) -> Message {
        Message(en: "Nothing found for “\(search)”.", ja: "「\(search)」に一致する結果はありません。")
    }
}

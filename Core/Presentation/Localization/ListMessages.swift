public import Foundation

/// Messages of screens with a list.
public enum ListMessages {
    /// The message that a screen shows while it is loading.
    public static let loading = Message(en: "Loading…", ja: "読み込み中…")
    /// The message for elements of the previous query, while the elements of the new query are not loaded.
    public static let outdated = Message(en: "These are the previous results.", ja: "変更前の検索結果を表示しています。")
    /// The message on the last page of a list.
    public static let lastPage = Message(en: "This is the last page.", ja: "これが最後のページです。")

    /// The page number, for example `page 2 of 10`. The number of pages is not known if `count` is `nil` or less than `page`.
    public static func page(_ page: Int, of count: Int?) -> Message {
        guard let count, page <= count else { return Message(en: "page \(page)", ja: "\(page)ページ目") }
        return Message(en: "page \(page) of \(count)", ja: "\(page)／\(count)ページ")
    }

    /// The message for a page number after the last page. `last` is `nil` if the last page is not known.
    public static func emptyPage(_ page: Int, last: Int?) -> Message {
        guard let last else { return Message(en: "Page \(page) is empty.", ja: "\(page)ページ目は空です。") }
        return Message(
            en: "Page \(page) is empty. The last page is page \(last).",
            ja: "\(page)ページ目は空です。最後は\(last)ページ目です。"
        )
    }

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
        Message(en: "Nothing found for “\(search)”.", ja: "「\(search)」に一致するものはありません。")
    }
}

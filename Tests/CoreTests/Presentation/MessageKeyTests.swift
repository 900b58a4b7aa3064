import Core
import Foundation
import Testing

@Suite("The keys of a String Catalog")
struct MessageKeyTests {
    @Test("a key is the English text, with a sign in the place of each value, and the context")
    func keys() {
        let (count, name, age) = (2, "Ann", Message(en: "today", ja: "今日"))
        let posts = Message(en: "\(count, one: "post", other: "posts") by \(name)", ja: "\(name) の投稿\(count)件")
        let open = Message(en: "Open", ja: "未完了", context: "filter")
        let saved = Message(en: "Saved \(age)", ja: "\(age)保存")
        let keys = Language(Locale(identifier: "fr"), Keys())
        #expect([posts, open, saved].map { $0.text(in: keys) } == ["%lld posts by %@", "Open [filter]", "Saved %@"])
    }
}

/// The text of a key is the key.
private struct Keys: Translations {
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? { key }
}

import Core
import Foundation
import Testing

@Suite("A message in two languages")
struct MessageTests {
    @Test("a message has a text in each language, and messages with the same texts are equal")
    func languages() {
        let message = Message(en: "Yes.", ja: "はい。")
        #expect(Language.allCases.map(message.text) == ["Yes.", "はい。"])
        #expect(message == Message(en: "Yes.", ja: "はい。"))
        #expect(message != Message(en: "Yes.", ja: "ええ。"))
        #expect(message != Message(en: "Yeah.", ja: "はい。"))
    }

    @Test("a further language is asked for a key and its arguments, and a nested message is asked for, too")
    func translates() {
        let french = Language(Locale(identifier: "fr_FR"), Echo())
        let files = Message(en: "\(2, one: "file", other: "files") of \("100%")", ja: "", context: "disk")
        #expect(files.text(in: french) == "<%lld files of %@ [disk] 2 100% fr_FR>")
        #expect(Message(en: "Saved \(files)", ja: "").text(in: french) == "<Saved %@ \(files.text(in: french)) fr_FR>")
        #expect(Message(en: "100%", ja: "").text(in: french) == "<100%% fr_FR>")
        let open = Message(en: "Open", ja: "")
        #expect((open + open).text(in: french) == "<%@ %@ <Open fr_FR> <Open fr_FR> fr_FR>")
        #expect(open != Message(en: "Open", ja: "", context: "filter"))
    }

    @Test("a text that no further language has is English, with the form of its number", arguments: [0, 1, 2])
    func isEnglish(count: Int) {
        let message = Message(en: "? \(count, one: "file", other: "files")", ja: "\(count)個")
        let expected = ["? 0 files", "? 1 file", "? 2 files"][count]
        #expect(message.text(in: Language(Locale(identifier: "fr"), Echo())) == expected)
        #expect(message.text(in: Language(Locale(identifier: "en_GB"), Echo())) == expected)
        #expect(message.text(in: Language(Locale(identifier: "ja"), Echo())) == "\(count)個")
    }

    @Test(
        "the language is Japanese for a Japanese locale, and English for every other locale",
        arguments: [("ja", "ja"), ("ja-Hira-US", "ja"), ("fr_FR", "en"), ("jam", "en"), ("en_JP", "en"), ("", "en")]
    )
    func isOfLocale(identifier: String, code: String) {
        #expect(Language(Locale(identifier: identifier)) == Language(rawValue: code))
    }
}

/// The text of a key is the key itself with what belongs to it. A key with a question mark has no text.
private struct Echo: Translations {
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        key.contains("?")
            ? nil : "<\(([key] + arguments.map { "\($0)" } + [locale.identifier]).joined(separator: " "))>"
    }
}

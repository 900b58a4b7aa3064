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

    @Test("a number in a message is written as in the region, and a further language gets it so, too")
    func hasRegion() {
        let message = Message(en: "\(12_345, one: "file", other: "files") of \(67_890)", ja: "\(67_890)個中\(12_345)個")
        let texts = ["en", "en_DE", "ja_JP"].map { message.text(in: Language(Locale(identifier: $0))) }
        #expect(texts == ["12,345 files of 67,890", "12.345 files of 67.890", "67,890個中12,345個"])
        let german = Language(Locale(identifier: "de_DE"), Echo())
        #expect(message.text(in: german) == "<%lld files of %@ 12345 67.890 de_DE>")
        let year = Message(en: "since \(2_026)", ja: "\(2_026)年から")
        #expect(Language.allCases.map(year.text) == ["since 2026", "2026年から"])
    }

    @Test("in a language that the app does not have, the text is English, and the region stays")
    func isElsewhere() {
        let language = Language(Locale(identifier: "fr_CH"))
        #expect(language == .english && language.locale.identifier == "en_CH")
        #expect(Language(Locale(identifier: "ja_US")) == .japanese)
    }
}

/// The text of a key is the key itself with what belongs to it. A key with a question mark has no text.
private struct Echo: Translations {
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        key.contains("?")
            ? nil : "<\(([key] + arguments.map { "\($0)" } + [locale.identifier]).joined(separator: " "))>"
    }
}

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

    @Test(
        "the language is Japanese for a Japanese locale, and English for every other locale",
        arguments: [("ja", "ja"), ("ja-Hira-US", "ja"), ("fr_FR", "en"), ("jam", "en"), ("en_JP", "en"), ("", "en")]
    )
    func isOfLocale(identifier: String, code: String) {
        #expect(Language(Locale(identifier: identifier)) == Language(rawValue: code))
    }
}

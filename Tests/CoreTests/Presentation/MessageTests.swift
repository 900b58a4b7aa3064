import Core
import Testing

@Suite("A message in two languages")
struct MessageTests {
    @Test("a message has a text in each language")
    func languages() {
        let message = Message(en: "Cancelled.", ja: "キャンセルしました。")
        #expect(message.text(in: .english) == "Cancelled.")
        #expect(message.text(in: .japanese) == "キャンセルしました。")
    }

    @Test("two messages are equal if their texts are equal in every language")
    func equality() {
        let message = Message(en: "Yes.", ja: "はい。")
        #expect(message == Message(en: "Yes.", ja: "はい。"))
        #expect(message != Message(en: "Yes.", ja: "ええ。"))
        #expect(message != Message(en: "Yeah.", ja: "はい。"))
    }

    @Test("the raw value of a language is its language code", arguments: [("en", Language.english), ("ja", .japanese)])
    func codes(code: String, language: Language) {
        #expect(Language(rawValue: code) == language)
    }
}

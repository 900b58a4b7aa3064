import Core
import Foundation
import Testing

@Suite("The language of the user")
struct LanguageTests {
    @Test(
        "the language is Japanese for a Japanese locale, and English for every other locale",
        arguments: [
            ("ja", Language.japanese), ("ja_JP", .japanese), ("ja-Hira-US", .japanese), ("en_GB", .english),
            ("fr_FR", .english), ("jam", .english), ("en_JP", .english), ("", .english),
        ]
    )
    func isOfLocale(identifier: String, language: Language) {
        #expect(Language(Locale(identifier: identifier)) == language)
    }

    @Test("the localized description of an error is its message in the language of the user")
    func localizesErrors() {
        let error = RequestError.storage(.noFolder)
        let text = error.message.text(in: Language(.current))
        #expect((error as any Error).localizedDescription == text)
        let words = [error.errorDescription, error.failureReason, error.recoverySuggestion, error.helpAnchor]
        #expect(words == [text, nil, nil, nil])
    }
}

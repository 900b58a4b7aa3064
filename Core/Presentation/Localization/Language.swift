public import Foundation

/// A language of the messages.
public struct Language: RawRepresentable, Hashable, CaseIterable, Sendable {
    /// English, with the code `en`.
    public static let english = Language("en", nil)
    /// Japanese, with the code `ja`.
    public static let japanese = Language("ja", nil)
    /// The languages in the code, which the command line has, too.
    public static let allCases = [english, japanese]

    /// The ISO 639 code of English and Japanese. The identifier of the locale of a further language.
    public let rawValue: String
    let translations: (any Translations)?
    var locale: Locale { Locale(identifier: rawValue) }

    private init(_ rawValue: String, _ translations: (any Translations)?) {
        self.rawValue = rawValue
        self.translations = translations
    }

    /// The language in the code with this ISO 639 code. There are two: `en` and `ja`.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// The language of a locale. It is English if the code does not have it, and there are no translations.
    public init(_ locale: Locale, _ translations: (any Translations)? = nil) {
        let builtIn = locale.language.languageCode.flatMap { Language(rawValue: $0.identifier) }
        self = builtIn ?? translations.map { Language(locale.identifier, $0) } ?? .english
    }
}

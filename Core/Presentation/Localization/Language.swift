public import Foundation

/// A language of the messages.
public struct Language: RawRepresentable, Hashable, CaseIterable, CustomStringConvertible, Sendable {
    /// English, with the code `en`.
    public static let english = Language("en", Locale(identifier: "en"))
    /// Japanese, with the code `ja`.
    public static let japanese = Language("ja", Locale(identifier: "ja"))
    /// The languages in the code, which the command line has, too.
    public static let allCases = [english, japanese]

    /// The ISO 639 code of English and Japanese. The identifier of the locale of a further language.
    public let rawValue: String
    /// The same as `rawValue`, without the texts, for example in the name of a test.
    public var description: String { rawValue }
    /// The locale of the user, in this language. Its region decides how dates and numbers are written.
    public let locale: Locale
    package let translations: (any Translations)?

    private init(_ rawValue: String, _ locale: Locale, _ translations: (any Translations)? = nil) {
        self.rawValue = rawValue
        self.locale = locale
        self.translations = translations
    }

    /// The language in the code with this ISO 639 code. There are two: `en` and `ja`.
    public init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// The language of a locale. It is English if the code does not have it, and there are no translations.
    public init(_ locale: Locale, _ translations: (any Translations)? = nil) {
        if let builtIn = locale.language.languageCode.flatMap({ Language(rawValue: $0.identifier) }) {
            self.init(builtIn.rawValue, locale)
        } else if let translations {
            self.init(locale.identifier, locale, translations)
        } else {
            self.init("en", Locale(languageCode: .english, languageRegion: locale.region))
        }
    }
}

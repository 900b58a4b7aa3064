public import Foundation

/// A language of the messages. The raw value is the ISO 639 code of the language.
public enum Language: String, Sendable, CaseIterable {
    /// English, with the code `en`.
    case english = "en"
    /// Japanese, with the code `ja`.
    case japanese = "ja"

    /// The language of a locale. It is English if there are no messages in the language of the locale.
    public init(_ locale: Locale) {
        self = locale.language.languageCode.flatMap { Language(rawValue: $0.identifier) } ?? .english
    }
}

#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// The language of the messages. It follows the locale of the view.
    public var language: Language { Language(locale, translations) }

    /// The texts in languages that are not in the code. `nil` means English and Japanese only.
    public var translations: (any Translations)? {
        get { self[TranslationsKey.self] }
        set { self[TranslationsKey.self] = newValue }
    }
}

private struct TranslationsKey: EnvironmentKey {
    static let defaultValue: (any Translations)? = nil
}
#endif

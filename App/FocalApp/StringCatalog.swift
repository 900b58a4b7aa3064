import Core
import Foundation

/// The languages that the app has beside English and Japanese, from `Localizable.xcstrings` in Resources.
struct StringCatalog: Translations {
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        let language = Bundle.preferredLocalizations(
            from: Bundle.main.localizations,
            forPreferences: [locale.identifier(.bcp47)]
        )
        guard let folder = Bundle.main.path(forResource: language.first, ofType: "lproj") else { return nil }
        let format = Bundle(path: folder)?.localizedString(forKey: key, value: nil, table: nil)
        // The bundle returns the key if there is no text.
        return format == key ? nil : format.map { String(format: $0, locale: locale, arguments: arguments) }
    }
}

import Core
import Foundation

#if FOCAL_VIEWS && os(Linux)
@_spi(Browser) import SwiftUI
#endif

/// The languages that the app has beside English and Japanese, from `Localizable.xcstrings` in Resources.
struct StringCatalog: Translations {
    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        #if FOCAL_VIEWS && os(Linux)
        return CatalogFile.ofApp?.text(of: key, arguments, in: locale)
        #else
        let (names, language) = (Bundle.main.localizations, locale.identifier(.bcp47))
        let format = Bundle.preferredLocalizations(from: names, forPreferences: [language]).first
            .flatMap { Bundle.main.path(forResource: $0, ofType: "lproj") }
            .flatMap { Bundle(path: $0)?.localizedString(forKey: key, value: nil, table: nil) }
        // The bundle returns the key if there is no text.
        return format == key ? nil : format.map { String(format: $0, locale: locale, arguments: arguments) }
        #endif
    }
}

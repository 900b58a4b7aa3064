import Core
import Foundation

/// A String Catalog as its file has it, with the plural forms of English, French and Polish.
struct CatalogFile: Codable, Translations {
    struct Entry: Codable {
        let extractionState: String
        var localizations: [String: Localization]
    }
    struct Localization: Codable {
        var stringUnit: [String: String]?
        var variations: [String: [String: Localization]]?
    }
    let sourceLanguage, version: String
    var strings: [String: Entry]

    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        let language = locale.identifier(.bcp47)
        let localization = strings[key]?.localizations[language]
        let form = Self.form(of: arguments.compactMap { $0 as? Int }.first ?? 0, in: language)
        let unit = localization?.stringUnit ?? localization?.variations?["plural"]?[form]?.stringUnit
        return unit?["value"].map { String(format: $0, locale: locale, arguments: arguments) }
    }

    /// The rules of CLDR for small whole numbers: https://cldr.unicode.org/index/cldr-spec/plural-rules
    private static func form(of count: Int, in language: String) -> String {
        switch language {
        case "pl" where count != 1:
            (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? "few" : "many"
        default: count == 1 || count == 0 && language == "fr" ? "one" : "other"
        }
    }
}

public import Core
import Foundation
@_spi(Browser) import SwiftUI

extension Language {
    /// The languages of the app in the package of the tests: English, Japanese, and those in `Localizable.xcstrings`.
    public static var ofApp: [Language] {
        guard let file = CatalogFile.ofApp else { return allCases }
        let codes = file.languages.filter { Language(rawValue: $0) == nil }
        return allCases + codes.map { Language(Locale(identifier: $0), Catalog(file: file)) }
    }
}

private struct Catalog: Translations {
    let file: CatalogFile

    func text(of key: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
        file.text(of: key, arguments, in: locale)
    }
}

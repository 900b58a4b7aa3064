import Core
import Foundation
@_spi(Browser) import SwiftUI
import Testing

@Suite("The String Catalog of the app on Linux")
struct CatalogTests {
    @Test("a text has the form of its number and its values in the order of the language, or is missing")
    func reads() throws {
        let file = try JSONDecoder().decode(CatalogFile.self, from: Data(Self.json.utf8))
        #expect(file.languages == ["en", "fr", "pl", "pt-BR"])
        func text(_ count: Int, _ language: String) -> String? {
            file.text(of: "%lld files of %@", [count, NSString("Ann")], in: Locale(identifier: language))
        }
        #expect([0, 1, 2].map { text($0, "fr") } == ["Ann : 0 fichier", "Ann : 1 fichier", "Ann : 2 fichiers"])
        #expect([1, 3, 12, 22].map { text($0, "pl") } == ["1 plik", "3 pliki", "12 plików", "22 pliki"])
        #expect(text(2, "pt-BR") == "2 de Ann" && text(12_345, "pt-BR") == "12.345 de Ann")
        #expect(text(2, "de") == nil && file.text(of: "Open", [], in: Locale(identifier: "fr")) == nil)
    }

    private static let json = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Open": {"comment": "a button"},
            "%lld files of %@": {"localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "%lld files of %@"}},
                "fr": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%2$@ : %1$lld fichier"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%2$@ : %1$lld fichiers"}}
                }}},
                "pl": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
                    "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld plików"}}
                }}},
                "pt-BR": {"stringUnit": {"state": "translated", "value": "%lld de %@"}}
            }}
        }}
        """#
}

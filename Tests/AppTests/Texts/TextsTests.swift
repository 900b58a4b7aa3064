import Core
import Foundation
import TestSupport
import Testing

let python = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite("scripts/texts and the String Catalog", .enabled(if: python != nil))
struct TextsTests {
    private let scratch = Scratch()

    @Test("each language has the plural forms that its translator has written, without a change in Swift code")
    func finds() async throws {
        var catalog = try await texts("fr", "pl", of: words)
        catalog.set("Saved %@", "fr", ["other": "Enregistré %@"])
        catalog.set("%lld hours ago", "fr", ["one": "il y a %lld heure", "other": "il y a %lld heures"])
        catalog.set("%lld hours ago", "pl", ["one": "%lld godzinę", "few": "%lld godziny", "many": "%lld godzin"])
        func saved(_ hours: Double, _ code: String) -> String {
            let now = Date(timeIntervalSince1970: 3_600 * hours)
            let message = ListMessages.saved(at: Date(timeIntervalSince1970: 0), now: now)
            return message.text(in: Language(Locale(identifier: code), catalog))
        }
        #expect([1, 2].map { saved($0, "en") } == ["Saved 1 hour ago", "Saved 2 hours ago"])
        #expect([1, 2].map { saved($0, "fr") } == ["Enregistré il y a 1 heure", "Enregistré il y a 2 heures"])
        let polish = ["Saved 1 godzinę", "Saved 3 godziny", "Saved 12 godzin", "Saved 22 godziny"]
        #expect([1, 3, 12, 22].map { saved($0, "pl") } == polish)
        func text(_ count: Int, _ code: String) -> String? {
            let arguments: [any CVarArg] = [NSString("A"), count, NSString("B")]
            return catalog.text(of: "%@ moved %lld files to %@, 100%%", arguments, in: Locale(identifier: code))
        }
        #expect([1, 2].map { text($0, "en") } == ["A moved 1 file to B, 100%", "A moved 2 files to B, 100%"])
        #expect(["ja", "fr"].map { text(2, $0) } == ["B に A がファイル2個を移動、100%", "A moved 2 files to B, 100%"])
    }

    @Test("the script keeps what is translated, marks what is gone, and changes nothing the second time")
    func keeps() async throws {
        var catalog = try await texts("fr", of: words)
        #expect(catalog.strings["Shut [filter]"]?.localizations["ja"]?.stringUnit?["value"] == "完了")
        catalog.set("Open [filter]", "fr", ["other": "À faire"])
        let file = scratch.url.appending(path: "App/FocalApp/Resources/Localizable.xcstrings")
        try JSONEncoder().encode(catalog).write(to: file)
        _ = try await texts(of: words)
        catalog = try await texts(of: "")
        #expect(catalog.strings.filter { $0.value.extractionState == "stale" }.keys.sorted() == ["Open [filter]"])
        let unit = catalog.strings["Open [filter]"]?.localizations["fr"]?.stringUnit
        #expect(unit == ["state": "translated", "value": "À faire"] && catalog.strings["Shut [filter]"] == nil)
        let before = try Data(contentsOf: file)
        _ = try await texts("fr", of: "")
        #expect(try Data(contentsOf: file) == before)
        let path = file.deletingLastPathComponent().appending(path: "Info.plist")
        let list = try String(contentsOf: path, encoding: .utf8)
        #expect(list.components(separatedBy: "<string>fr</string>").count == 2)
    }

    private let words = #"""
        Message(en: isOpen ? "Open" : "Shut", ja: isOpen ? "未完了" : "完了", context: "filter")
        Message(
            en: "\(who) moved \(count, one: "file", other: "files") to \(to.joined(separator: ", ")), 100%",
            ja: "\(to.joined(separator: ", ")) に \(who) がファイル\(count)個を移動、100%"
        )
        """#

    /// Runs the script in a copy of Core and a feature with this code, and reads the catalog.
    private func texts(_ languages: String..., of code: String) async throws -> CatalogFile {
        let top = URL(filePath: #filePath).appending(path: "../../../..").standardized
        for folder in ["scripts", "Features", "App/FocalApp/Resources"] { _ = try scratch.folder(folder) }
        for path in ["scripts/texts", "Core", "App/FocalApp/Resources/Info.plist"] {
            try? FileManager.default.copyItem(at: top.appending(path: path), to: scratch.url.appending(path: path))
        }
        try Data(code.utf8).write(to: scratch.url.appending(path: "Features/Words.swift"))
        let output = try scratch.file().handle
        let program = try RunningProgram(
            #require(python),
            [scratch.url.appending(path: "scripts/texts").path] + languages,
            environment: ["PYTHONUTF8": "1"],
            in: scratch.url,
            input: output,
            output: output,
            errors: output
        )
        #expect(try await program.exitCode() == 0)
        let file = scratch.url.appending(path: "App/FocalApp/Resources/Localizable.xcstrings")
        return try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: file))
    }
}

extension CatalogFile {
    /// Sets the forms of a text. `other` alone is a text without forms.
    mutating func set(_ key: String, _ language: String, _ forms: [String: String]) {
        let units = forms.mapValues { Localization(stringUnit: ["state": "new", "value": $0]) }
        strings[key]?.localizations[language] =
            forms.count == 1 ? units["other"] : Localization(variations: ["plural": units])
    }
}

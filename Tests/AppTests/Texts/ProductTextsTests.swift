import Foundation
import TestSupport
import Testing

@Suite("scripts/texts in an app of scripts/start", .enabled(if: python != nil))
struct ProductTextsTests {
    private let scratch = Scratch()
    private let top = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test("an app of scripts/start has its own texts, those of FOCAL that it contains, and each language once")
    func ofProduct() async throws {
        try write("App/Nova/Resources/Info.plist", from: "scripts/product/App/Nova/Resources/Info.plist")
        try write("App/Nova.xcodeproj/project.pbxproj", from: "scripts/product/App/Nova.xcodeproj/project.pbxproj")
        try write("Features/Words/Words.swift", text: #"Message(en: "Open", ja: "未完了", context: "filter")"#)
        for _ in 1...2 {
            let outcome = try await run("pt-BR", "fr")
            #expect(outcome.exitCode == 0 && outcome.output.contains("\npt-BR: "))
        }
        let file = try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: catalog))
        let keys = Set(file.strings.keys)
        #expect(keys.isSuperset(of: ["Open [filter]", "Saved %@", "Welcome, %@!", "Settings"]))
        #expect(keys.isDisjoint(with: ["Feed", "MyPage"]))
        for (path, line) in [
            ("App/Nova/Resources/Info.plist", "<string>ja</string><string>pt-BR</string><string>fr</string></array>"),
            ("App/Nova.xcodeproj/project.pbxproj", "\"pt-BR\",\n\t\t\t\tfr,\n\t\t\t);"),
        ] {
            let text = try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
            #expect(text.contains(line) && text.components(separatedBy: "pt-BR").count == 2)
        }
    }

    @Test("after a mistake, the script prints one line and changes nothing")
    func refuses() async throws {
        let noApp = try await run("fr")
        #expect(noApp.exitCode == 1 && noApp.output.hasPrefix("There is no App/*/Resources/Info.plist here."))
        try write("App/Nova/Resources/Info.plist", from: "scripts/product/App/Nova/Resources/Info.plist")
        for name in ["jp", "french", "FR", "en"] {
            let outcome = try await run(name)
            #expect(outcome.exitCode == 64 && outcome.output.hasPrefix("“\(name)” is "))
            #expect(outcome.output.components(separatedBy: "\n").count == 2)
        }
        let path = "App/Nova/Resources/Localizable.xcstrings"
        for (text, problem) in [
            ("{\n]", ":2: This is not JSON: "), (#"{"strings": [1]}"#, ": This is not a String Catalog."),
            (#"{"strings": {"a": {"localizations": null}}}"#, ": This is not a String Catalog."),
            (
                #"{"strings": {"a": {"localizations": {"fr": {"stringUnit": {"value": "b"}}}}}}"#,
                ": This is not a String Catalog."
            ),
        ] {
            try write(path, text: text)
            let outcome = try await run("fr")
            #expect(outcome.exitCode == 1 && outcome.output.hasPrefix(path + problem))
            #expect(outcome.output.components(separatedBy: "\n").count == 2)
            #expect(try String(contentsOf: catalog, encoding: .utf8) == text)
        }
    }

    @Test(
        "a translation with other values than its text is named",
        arguments: [
            ("%2$@ : %1$@ a copié %3$lld fichiers, 100 %%", 0), ("%@ a copié un fichier à %3$@, 100%%", 1),
            ("100 %", 1), ("%lld", 1), ("%4$@", 1), ("tout", 0),
        ]
    )
    func fits(text: String, exitCode: Int32) async throws {
        try write("App/Nova/Resources/Info.plist", from: "scripts/product/App/Nova/Resources/Info.plist")
        let message = #"Message(en: "\(a), \(b): \(c, one: "file", other: "files")", ja: "")"#
        try write("Features/Words/Words.swift", text: message)
        _ = try await run("fr")
        var file = try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: catalog))
        file.set("%@, %@: %lld files", "fr", ["other": text])
        try JSONEncoder().encode(file).write(to: catalog)
        let outcome = try await run()
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.output.contains("fr: “\(text)” has other values than “%@, %@: %lld files”.") == (exitCode == 1))
    }

    @Test("a key that new-feature writes without a Japanese word is no second Japanese text", arguments: [true, false])
    func prefers(isFirst: Bool) async throws {
        try write("App/Nova/Resources/Info.plist", from: "scripts/product/App/Nova/Resources/Info.plist")
        let texts = isFirst ? ["title", "タイトル"] : ["タイトル", "title"]
        for (name, text) in zip(["A", "B"], texts) {
            try write("Features/\(name)/A.swift", text: #"Message(en: "Title", ja: "\#(text)")"#)
        }
        let outcome = try await run()
        #expect(outcome.exitCode == 0 && !outcome.output.contains("“Title”"), "\(outcome.output)")
        let file = try JSONDecoder().decode(CatalogFile.self, from: Data(contentsOf: catalog))
        #expect(file.strings["Title"]?.localizations["ja"]?.stringUnit?["value"] == "タイトル")
    }

    @Test("one English text with two Japanese texts is an error that names both")
    func differs() async throws {
        try write("App/Nova/Resources/Info.plist", from: "scripts/product/App/Nova/Resources/Info.plist")
        try write("Features/Doors/Doors.swift", text: #"Message(en: "Open", ja: "開く")"#)
        try write("Features/Words/Words.swift", text: #"Message(en: "Open", ja: "未完了")"#)
        let outcome = try await run()
        let problem = "Features/Words/Words.swift: “Open” is “未完了”, and in Features/Doors/Doors.swift “開く”."
        #expect(outcome.exitCode == 1 && outcome.output.contains("\(problem) Use the same text in Japanese, or add a "))
    }

    private var catalog: URL { scratch.url.appending(path: "App/Nova/Resources/Localizable.xcstrings") }

    /// Writes a file of an app of scripts/start, whose folder is `scratch`.
    private func write(_ path: String, from original: String? = nil, text: String = "") throws {
        _ = try scratch.folder((path as NSString).deletingLastPathComponent)
        let text = try original.map { try String(contentsOf: top.appending(path: $0), encoding: .utf8) } ?? text
        try Data(text.utf8).write(to: scratch.url.appending(path: path))
    }

    /// Runs the script of this repository in the folder of the app.
    private func run(_ languages: String...) async throws -> (exitCode: Int32, output: String) {
        try write("Package.swift")
        let output = try scratch.file()
        let program = try RunningProgram(
            #require(python),
            [top.appending(path: "scripts/texts").path] + languages,
            environment: ["PYTHONUTF8": "1"],
            in: scratch.url,
            input: output.handle,
            output: output.handle,
            errors: output.handle
        )
        return (try await program.exitCode(), try String(contentsOf: output.url, encoding: .utf8))
    }
}

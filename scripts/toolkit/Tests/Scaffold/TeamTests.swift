import Foundation
import Testing

@Suite("The plugins in a package that a team already has")
struct TeamTests {
    private let package: TestRepository
    private static let manifest = "let package = Package(name: \"Shop\")\n"

    init() async throws {
        package = try TestRepository([
            "Package.swift": Self.manifest, "Core/A.swift": "import SwiftUI\nimport Feed\n",
            "Features/Login/A.swift": "func a() { exit(1) }\n", "Tests/FeedUITests/A.swift": "let   a = 1\n",
            "albums.json": #"[{"id": 1, "title": "North"}]"#,
        ])
        try await package.git("init", "--quiet")
        try await package.commitAll()
    }

    @Test(
        "a feature changes no other file, breaks no rule, and is removed to the last byte",
        arguments: ["screen", "list --from albums.json", "list --offline", "crud"]
    )
    func rounds(template: String) async throws {
        let made = try await package.plugin("new-feature Feed --template=\(template)").stdout
        #expect(made.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(made)")
        #expect(made.contains("\ndata.add(\"feeds\", json: SampleData.feed)\n"))
        #expect(made.contains("\nAppFeature(FeedRoute.self) {\n    FeedFeature(client: $0.client"))
        #expect(try await package.status() == "?? Features/Feed/\n?? Tests/FeedTests/\n")
        #expect(try await package.plugin("new-feature Feed").exitCode == 3)
        let checked = try await package.plugin("check-boundaries")
        #expect(checked.exitCode == 0 && !checked.stdout.hasPrefix("Checked 0 "), "\(checked.stdout)")
        let removed = try await package.plugin("remove-feature Feed --force")
        #expect(removed.exitCode == 0 && removed.stdout.hasSuffix("\n  Core/A.swift:2: import Feed\n"))
        #expect(try await package.status() == "")
    }

    @Test("only what new-feature has made is checked and removed. Then the lines in Package.swift are printed")
    func lines() async throws {
        let made = try await package.plugin("new-feature Feed").stdout
        let lines = try #require(made.firstMatch(of: /package.products[^~]*?\n]\n/)).output
        try package.write(Self.manifest + lines, to: "Package.swift")
        try package.write("import Root\nimport TestSupport\nimport Core\n", to: "Features/Feed/A.swift")
        let found = try await package.plugin("check-boundaries").stdout
        let rules = found.matches(of: /Feed.A.swift:\d: rule \d/).map(\.output)
        #expect(rules == ["Feed/A.swift:1: rule 1", "Feed/A.swift:2: rule 2"])
        #expect(try await package.plugin("remove-feature Login --force").exitCode == 64)
        let removed = try await package.plugin("remove-feature Feed --force").stdout
        for line in ["2: package.products += [\"Feed\", ", "7: name: \"Feed\",", "18: name: \"FeedTests\","] {
            #expect(removed.contains("\n  Package.swift:\(line)"), "\(removed)")
        }
    }

    @Test("scripts for an app say that this folder is none")
    func isNoApp() async throws {
        let outcome = try await package.plugin("test-feature Feed")
        let reason = "\(package.root.path) is not an app of FOCAL."
        #expect(outcome.exitCode == 64 && outcome.stderr == "There is no feature “Feed”. \(reason)\n")
        let other = try TestRepository(["Package.swift": Self.manifest])
        let none = "\(other.root.path) has no features made by new-feature."
        #expect(try await other.plugin("remove-feature Feed").stderr == "There is no feature “Feed”. \(none)\n")
    }

    @Test("after an error, nothing of the feature stays")
    func undoes() async throws {
        let other = try TestRepository(["Package.swift": Self.manifest, "Tests": ""])
        let outcome = try await other.plugin("new-feature Feed")
        #expect(outcome.exitCode == 1 && outcome.stderr.hasSuffix("\nThe feature was removed again.\n"))
        #expect(other.names(in: "") == ["Package.swift", "Tests"])
    }

    @Test(
        "a package with only some of the lists, or with a module Core of its own, gets one line",
        arguments: [
            ("App/Shop/AppFeatures.swift", "    public static let all: [AppFeature] = [\n]", "Package.swift: the"),
            ("Package.swift", "let features: [String] = [\n]\n", "Cannot read App/"),
            ("Package.swift", ".target(\n    name: \"Core\"),\n", "Package.swift has a module Core, "),
        ]
    )
    func refuses(path: String, text: String, message: String) async throws {
        try package.write(text, to: path)
        let outcome = try await package.plugin("new-feature Feed")
        #expect(outcome.stderr.hasPrefix(message) && outcome.stderr.filter(\.isNewline).count == 1, "\(outcome.stderr)")
    }
}

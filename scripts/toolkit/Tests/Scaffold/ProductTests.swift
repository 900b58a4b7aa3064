import Foundation
import Testing

@Suite("The plugins of a product")
struct ProductTests {
    private let own: TestRepository
    private let product: TestRepository

    init() async throws {
        own = try .own()
        let list = "import Core\n\nextension [AppFeature] {\n    public static let all: [AppFeature] = [\n    ]\n}\n"
        product = try TestRepository([
            "Package.swift": "let features: [String] = [\n]\nlet tests = \"NovaTests\"\n",
            "App/Nova/NovaApp.swift": "import AppShell\nimport SwiftUI\n", "App/Features/AppFeatures.swift": list,
            "App/Samples/SampleCollections.swift": own.text(of: "App/SampleCollections/SampleCollections.swift"),
            "Tests/NovaTests/A.swift": "import SwiftUI\n", "albums.json": #"[{"id": 1, "title": "North"}]"#,
        ])
        try await product.git("init", "--quiet")
        try await product.git("config", "user.name", "Team")
        try await product.git("config", "user.email", "team@example.com")
        try await product.commitAll()
    }

    private func run(_ command: String) async throws -> Outcome { try await product.plugin(command) }

    @Test(
        "a feature has no command, breaks no rule, and is removed to the last byte",
        arguments: ["screen", "list --from albums.json", "list --offline", "crud"]
    )
    func rounds(template: String) async throws {
        let made = try await run("new-feature Feed --template=\(template)")
        let test = " FOCAL_GOLDENS=write \(own.root.path)/scripts/test-feature Feed\n"
        #expect(made.stdout.contains(test), "\(made.stderr)")
        #expect(!made.stdout.contains("swift run"), "\(made.stdout)")
        #expect(product.names(in: "App") == ["Features", "Nova", "Samples"])
        #expect(product.names(in: "Tests") == ["FeedTests", "FeedViewTests", "NovaTests"])
        #expect(try product.text(of: "Package.swift").contains("[\n    \"Feed\", \"Feed/SampleData\",\n]\n"))
        #expect(try product.text(of: "App/Features/AppFeatures.swift").contains("AppFeature(FeedRoute.self) { Feed"))
        #expect(try product.text(of: "App/Samples/SampleCollections.swift").contains("add(\"feeds\", json: Self.feed)"))
        let checked = try await run("check-boundaries")
        #expect(checked.exitCode == 0 && checked.stdout.hasSuffix(": no rule is broken.\n"), "\(checked.stdout)")
        let refusal = try await run("remove-feature Feed")
        #expect(refusal.stderr.hasSuffix(" remove them too: swift package remove-feature Feed --force\n"))
        let removed = try await run("remove-feature Feed --force")
        #expect(removed.exitCode == 0, "\(removed.stderr)")
        #expect(try await product.status() == "")
    }

    @Test("a list that names another type of the feature is named, and nothing is removed")
    func users() async throws {
        _ = try await run("new-feature Notes --template list")
        _ = try await product.run("/usr/bin/env", ["cp", "-R", "\(own.root.path)/Tests/Composer/.", "."])
        let (path, start) = ("App/Features/AppFeatures.swift", "[AppFeature] = [\n")
        let entry = "\(start)        AppFeature(ComposerRoute.self, .link) { ComposerFeature(client: $0.client) },\n"
        try product.write(product.text(of: path).replacing(start, with: entry), to: path)
        // Package.swift has a type with this name, too.
        try product.write("public struct Target {}\n", to: "Features/Notes/Target.swift")
        let before = try await product.status()
        let outcome = try await run("remove-feature Notes --force")
        #expect(outcome.stderr == "Notes is still used. Change these places:\n  \(path):6\n" && outcome.exitCode == 1)
        #expect(try await product.status() == before)
    }

    @Test("a folder that cannot be made and a script without its plugin get one line")
    func refuses() async throws {
        let script = own.root.appending(path: "scripts/new-feature").path
        let alone = try await product.run(script, ["Feed"], environment: ["NEW_FEATURE_TOOL": ""])
        let hint = "This script is not for an app. To make a feature, write: swift package new-feature NAME\n"
        #expect(alone.exitCode == 64 && alone.stderr == hint)
        try product.write("", to: "Features")
        let outcome = try await run("new-feature Feed")
        #expect(outcome.exitCode == 1 && outcome.stderr.hasPrefix("Cannot create Features/Feed: "))
        #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(outcome.stderr)")
        for command in ["test-feature", "remove-feature"] {
            let unknown = try await run("\(command) Feed").stderr
            #expect(unknown == "There is no feature “Feed”. \(product.root.path) has no features.\n")
            #expect(try await run(command).stderr.hasPrefix("Write one name. "))
        }
    }

    @Test("the name of a module that is in a library of FOCAL is refused with the reason")
    func names() async throws {
        let manifest = try own.text(of: "Package.swift")
        let libraries = try #require(manifest.firstMatch(of: /var libraries[^~]*?let package/)).output
        for name in libraries.matches(of: /"(\w+)"/).map(\.1) + ["Fakeapi"] {
            let outcome = try await run("new-feature \(name)")
            #expect(outcome.exitCode == 64 && outcome.stderr.hasPrefix("“\(name)” has the name of FOCAL's module "))
        }
        #expect(try await run("new-feature --frob").stderr.hasSuffix("(See swift package new-feature --help.)\n"))
        #expect(try await run("new-feature --help").stdout.contains("\nUSAGE: swift package new-feature <name> "))
    }

    @Test("what only the app imports and a view that names a repository are found, and nothing else")
    func findings() async throws {
        for name in ["Feed", "Albums"] { _ = try await run("new-feature \(name)") }
        try product.write("import Albums\nimport Authentication\nimport GRDB\n", to: "Features/Feed/A.swift")
        let view = "import SwiftUI\nlet a: any FeedRepository\nlet b: UserResponse\n"
        try product.write(view, to: "Features/Feed/Presentation/Views/B.swift")
        let found = try await run("check-boundaries").stdout.split(separator: "\n").map { $0.prefix { $0 != "(" } }
        let places = ["A.swift:1: rule 1 ", "A.swift:2: rule 1 ", "A.swift:3: rule 2 "]
        let views = ["Presentation/Views/B.swift:2: rule 3 ", "Presentation/Views/B.swift:3: rule 3 "]
        #expect(found.map(String.init) == (places + views).map { "Features/Feed/\($0)" })
        #expect(try await run("check-boundaries --build").exitCode == 64)
    }
}

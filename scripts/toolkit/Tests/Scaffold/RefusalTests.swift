import Foundation
import Testing

@Suite("scripts/new-feature: errors", .serialized)
struct RefusalTests {
    @Test("a name that is not valid is wrong usage, with a message of one line, and nothing is written")
    func names() async throws {
        let repository = try await TestRepository.withFeatures()
        let names = [
            "", " ", "../Bookmarks", "bookmarks", "Bookmärks", "2Books", "B", "BOOKMARKS", "Bookmarks\nFeed",
            "BookmarksOfEverybodyWhoEverReads", "BookmarksTests", "Class", "Self", "String", "Foundation", "SwiftUI",
            "Testing", "ArgumentParser", "FocalApp", "Mypage", "Repository", "Login", "Help", "News", "Cases",
        ]
        for name in names {
            let outcome = try await repository.run(["new-feature", "--no-verify", "--template", "small", "--", name])
            #expect(outcome.exitCode == 64, "\(name): \(outcome.stdout) \(outcome.stderr)")
            #expect(outcome.stdout == "", "\(name)")
            #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(name): \(outcome.stderr)")
        }
        #expect(try await repository.status() == "")
    }

    @Test("the message for a name that is not valid suggests a valid name")
    func suggests() async throws {
        let repository = try TestRepository()
        for name in ["readLater", "READ_LATER", "../ReadLater", "ReadLaterFeature", "ReadLater.swift"] {
            let outcome = try await repository.run("new-feature", name)
            #expect(outcome.stderr.hasSuffix("Did you mean ReadLater?\n"), "\(outcome.stderr)")
        }
    }

    @Test(
        "if a file prevents the new feature, the message says why, and nothing is changed",
        arguments: [
            ("Features/bookmarks/Notes.md", "", "does not list it"),
            ("App/Commands/Bookmarks/BookmarksCommand.swift", "", "exists already"),
            ("Package.swift", #"let features: [String] = ["Feed", "MyPage"]"#, "cannot be found. Its first line"),
            (
                "Package.swift", "let features: [String] = [\n    \"MyPage\",\n    \"Feed\",\n]",
                "must come before “MyPage” in the list of features. Correct the list."
            ),
            (
                "Package.swift", "let features: [String] = [\n    \"Feed\",\n    \"Feed\",\n]",
                "appears twice in the list of features. Correct the list."
            ),
            (
                "Package.swift", "let features: [String] = [\n    \"Feed\",\n    // soon\n]",
                "is not a valid entry of the list of features. Correct it."
            ),
            ("Package.swift", "let features: [String] = [\n<<<<<<< HEAD\n]", "contains a merge conflict"),
            ("Package.swift", "let features: [String] = [\n    \"Feed\",\n", "the list of features has no end"),
            ("Package.swift", "let features: [String] = [\n    \"Bookmarks\",\n    \"Feed\",\n]", "Remove this entry."),
            ("App/AppFeatures/AppFeatures.swift", "import Core\n\n", "the list of tabs cannot be found"),
            ("Core/Domain/Models/BookmarksItem.swift", "", "needs a type BookmarksItem"),
        ]
    )
    func states(path: String, text: String, reason: String) async throws {
        let repository = try await TestRepository.withFeatures()
        try repository.write(text, to: path)
        let before = try await repository.contents()
        let outcome = try await repository.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(outcome.exitCode == 1 || outcome.exitCode == 64)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        #expect(try await repository.contents() == before)
    }

    @Test("a file with CRLF line endings is an error")
    func edits() async throws {
        let repository = try await TestRepository.withFeatures()
        try repository.write("a\r\n", to: "ARCHITECTURE.md")
        let outcome = try await repository.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("ARCHITECTURE.md has CRLF line endings."))
    }

    @Test("a template that does not exist, cannot be offline, has no entry point or needs other fields is an error")
    func templates() async throws {
        let repository = try await TestRepository.withFeatures()
        try repository.write("", to: "scripts/templates/empty/README.md")
        try repository.write("", to: "scripts/templates/plain/Features/SampleThing/SampleThingFeature.swift")
        let before = try await repository.contents()
        for (name, template, code, reason) in [
            ("Bookmarks", "grid", 64, "There is no template “grid”. The templates are: empty, plain, small."),
            ("Bookmarks", "plain", 64, "The template “plain” has no “#if OFFLINE”, so it cannot be used"),
            ("Bookmarks", "empty", 1, "The template “empty” has no Features/SampleThing/SampleThingFeature.swift."),
            ("Users", "small", 64, "The feature needs fields that the objects of /users on the fake"),
        ] as [(String, String, Int32, String)] {
            let outcome = try await repository.run("new-feature", name, "--template", template, "--offline")
            #expect(outcome.exitCode == code)
            #expect(outcome.stderr.hasPrefix(reason), "\(outcome.stderr)")
        }
        #expect(try await repository.contents() == before)
    }

    @Test("a noun or a Japanese word that cannot be used in Swift code is wrong usage", arguments: ["--noun", "--ja"])
    func words(option: String) async throws {
        let repository = try await TestRepository.withFeatures()
        for word in ["", "a\"b", "a\\b", "a\nb"] + (option == "--noun" ? ["1", "a,b,c", "日本", "class", ","] : []) {
            let outcome = try await repository.run(["new-feature", "Albums", "--template", "small", option, word])
            #expect(outcome.exitCode == 64, "\(word): \(outcome.stdout) \(outcome.stderr)")
        }
        #expect(try await repository.status() == "")
    }
}

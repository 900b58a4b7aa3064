import Foundation
import Testing

@Suite("scripts/remove-feature")
struct RemoveFeatureTests {
    /// A repository in which Bookmarks was made and committed.
    private func repositoryWithBookmarks() async throws -> TestRepository {
        let repository = try await TestRepository.withFeatures()
        _ = try await repository.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        try await repository.commitAll()
        return repository
    }

    private func refusal(in repository: TestRepository) async throws -> String {
        let before = try await repository.contents()
        let outcome = try await repository.run("remove-feature", "Bookmarks")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout == "")
        #expect(try await repository.contents() == before)
        return outcome.stderr
    }

    @Test(
        "the tree is as before new-feature, byte for byte and without empty folders",
        arguments: ["Bookmarks", "Alerts", "Todo", "Zoo"]
    )
    func removes(name: String) async throws {
        let repository = try await TestRepository.withFeatures()
        let before = try await repository.contents()
        #expect(try await repository.run(["new-feature", name, "--template", "small", "--no-verify"]).exitCode == 0)
        let outcome = try await repository.run("remove-feature", name)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("\(name) was removed: "))
        #expect(try await repository.status() == "")
        #expect(try await repository.contents() == before)
        for folder in ["Features/\(name)", "Tests/\(name)Tests"] {
            #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: folder).path))
        }
    }

    @Test("edited files and lines are listed, and nothing is removed; with --force they are removed")
    func refusesEdits() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("public struct Mine {}\n", to: "Features/Bookmarks/BookmarksFeature.swift")
        try FileManager.default.removeItem(at: repository.root.appending(path: "App/Commands/BookmarksCommand.swift"))
        let composition = try repository.text(of: "App/Composition/Composition.swift")
        let edited = composition.replacing(
            "BookmarksFeature { .init(client: client) }",
            with: "BookmarksFeature { .init() }"
        )
        try repository.write(edited, to: "App/Composition/Composition.swift")
        try await repository.commitAll()
        #expect(
            try await refusal(in: repository) == """
                These were edited since Bookmarks was made:
                  App/Composition/Composition.swift:19
                  Features/Bookmarks/BookmarksFeature.swift
                Nothing was removed. --force removes them, too.

                """
        )
        #expect(try await repository.run("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await !repository.contents().keys.contains { $0.contains("Bookmarks") })
        #expect(try !repository.text(of: "App/Composition/Composition.swift").contains("ookmarks"))
    }

    @Test("added files are listed, and nothing is removed; with --force they are removed")
    func refusesAdditions() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("", to: "Features/Bookmarks/Notes.md")
        try repository.write("", to: "Tests/BookmarksTests/More/MoreTests.swift")
        #expect(
            try await refusal(in: repository) == """
                These were added since Bookmarks was made:
                  Features/Bookmarks/Notes.md
                  Tests/BookmarksTests/More/MoreTests.swift
                Nothing was removed. --force removes them, too.

                """
        )
        #expect(try await repository.run("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await !repository.contents().keys.contains { $0.contains("BookmarksTests") })
    }

    @Test("a feature that other code uses is not removed, also not with --force")
    func refusesDependents() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("import Core\nimport Bookmarks\n", to: "App/Commands/Tour.swift")
        try repository.write("@testable import Bookmarks\n", to: "Tests/FeedTests/FeedTests.swift")
        let reasons =
            "Bookmarks is still used here:\n  App/Commands/Tour.swift:2\n  Tests/FeedTests/FeedTests.swift:1\n"
        #expect(try await refusal(in: repository) == reasons)
        let forced = try await repository.run("remove-feature", "Bookmarks", "--force")
        #expect(forced.exitCode == 1)
        #expect(forced.stderr == reasons)
    }

    @Test("a module that declares it, and code that names its command, use it")
    func refusesFurtherDependents() async throws {
        let repository = try await repositoryWithBookmarks()
        let manifest = try repository.text(of: "Package.swift")
        let declaring = "        .target(name: \"Core\", dependencies: [\"Bookmarks\"], path: \"Core\"),"
        try repository.write(
            manifest.replacing("        .target(name: \"Core\", path: \"Core\"),", with: declaring),
            to: "Package.swift"
        )
        try repository.write("let command = BookmarksCommand.self\n", to: "App/Commands/Extra.swift")
        let reasons =
            "Bookmarks is still used here:\n  App/Commands/Extra.swift:1\n  Package.swift: Core declares it\n"
        #expect(try await refusal(in: repository) == reasons)
    }

    @Test("with a record that names other files nothing is removed, also not with --force")
    func refusesStrangeRecord() async throws {
        let repository = try await repositoryWithBookmarks()
        let path = "Features/Bookmarks/.feature.json"
        let record = try repository.text(of: path)
        for stranger in ["../precious", "Package.swift", "Tests/../Package.swift", "/etc/hosts"] {
            try repository.write(record.replacing("App/Commands/BookmarksCommand.swift", with: stranger), to: path)
            let before = try await repository.contents()
            #expect(try await repository.run("remove-feature", "Bookmarks", "--force").exitCode == 1)
            #expect(try await repository.contents() == before)
        }
    }

    @Test("a feature that new-feature did not make and an unknown feature have different messages")
    func refusesOthers() async throws {
        let repository = try await TestRepository.withFeatures()
        let byHand = try await repository.run("remove-feature", "Feed")
        #expect(byHand.exitCode == 1)
        #expect(byHand.stderr.contains("new-feature did not make it"))
        let none = try await repository.run("remove-feature", "Bookmarks")
        #expect(none.exitCode == 64)
        #expect(none.stderr == "There is no feature “Bookmarks”. There are: Feed, MyPage.\n")
    }

    @Test("edited and added files are listed together")
    func refusesBoth() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("", to: "Features/Bookmarks/BookmarksFeature.swift")
        try repository.write("", to: "Features/Bookmarks/Notes.md")
        let reasons = try await refusal(in: repository)
        #expect(reasons.contains("edited since Bookmarks was made:\n  Features/Bookmarks/BookmarksFeature.swift\n"))
        #expect(reasons.contains("added since Bookmarks was made:\n  Features/Bookmarks/Notes.md\n"))
    }
}

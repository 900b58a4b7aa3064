import Foundation
import Testing

@Suite("scripts/remove-feature", .serialized)
struct RemoveFeatureTests {
    /// Returns a repository in which new-feature has created the feature Bookmarks. All files are committed.
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
        "all files are the same as before new-feature, without golden files and empty folders",
        arguments: ["Bookmarks", "Alerts", "Zoo"]
    )
    func removes(name: String) async throws {
        let repository = try await TestRepository.withFeatures()
        let template = "scripts/templates/small"
        try repository.write("import Core\n", to: "\(template)/Tests/SampleThingViewTests/GoldenTests.swift")
        let before = try await repository.contents()
        #expect(try await repository.run(["new-feature", name, "--template", "small", "--no-verify"]).exitCode == 0)
        try repository.write("picture", to: "Tests/Goldens/\(name)Tests/\(name)Screen.txt")
        try repository.write("picture", to: "Tests/Goldens/\(name)ViewTests/\(name)View.txt")
        let outcome = try await repository.run("remove-feature", name)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("\(name) was removed. Deleted files: "))
        #expect(try await repository.contents() == before)
        for folder in ["App/Commands", "Features/\(name)", "Tests/\(name)Tests", "Tests/Goldens"] {
            #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: folder).path))
        }
    }

    @Test("edited and added files and lines are listed and only removed with --force")
    func refusesEdits() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("public struct Mine {}\n", to: "Features/Bookmarks/BookmarksFeature.swift")
        try FileManager.default.removeItem(
            at: repository.root.appending(path: "App/Commands/Bookmarks/BookmarksCommand.swift")
        )
        let features = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        let edited = features.replacing("BookmarksFeature(client: $0.client)", with: "BookmarksFeature()")
        try repository.write(edited, to: "App/AppFeatures/AppFeatures.swift")
        try repository.write("", to: "Features/Bookmarks/Notes.md")
        try repository.write("", to: "Tests/BookmarksTests/More/MoreTests.swift")
        try repository.write("", to: "Tests/BookmarksViewTests/Notes.md")
        try await repository.commitAll()
        #expect(
            try await refusal(in: repository) == """
                These files or lines were edited after Bookmarks was created:
                  App/AppFeatures/AppFeatures.swift:11
                  Features/Bookmarks/BookmarksFeature.swift
                These files or lines were added after Bookmarks was created:
                  Features/Bookmarks/Notes.md
                  Tests/BookmarksTests/More/MoreTests.swift
                  Tests/BookmarksViewTests/Notes.md
                Nothing was removed. remove-feature --force removes them.

                """
        )
        #expect(try await repository.run("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await !repository.contents().keys.contains { $0.contains("Bookmarks") })
        #expect(try !repository.text(of: "App/AppFeatures/AppFeatures.swift").contains("ookmarks"))
    }

    @Test("a feature that other code uses is not removed, even with --force")
    func refusesDependents() async throws {
        let repository = try await repositoryWithBookmarks()
        try repository.write("import Core\nimport Bookmarks\n", to: "App/Commands/Tour.swift")
        try repository.write("@testable import Bookmarks\n", to: "Tests/FeedTests/FeedTests.swift")
        let uses = "let command = BookmarksCommand.self\nlet route = BookmarksRoute.self\n"
        try repository.write(uses, to: "App/Commands/Extra.swift")
        let core = ".target(name: \"Core\", "
        let manifest = try repository.text(of: "Package.swift")
        try repository.write(
            manifest.replacing(core, with: core + "dependencies: [\"Bookmarks\"], "),
            to: "Package.swift"
        )
        let reasons = """
            Bookmarks is still used. Change these places:
              App/Commands/Extra.swift:1
              App/Commands/Extra.swift:2
              App/Commands/Tour.swift:2
              Package.swift: Core depends on Bookmarks
              Tests/FeedTests/FeedTests.swift:1

            """
        #expect(try await refusal(in: repository) == reasons)
        let forced = try await repository.run("remove-feature", "Bookmarks", "--force")
        #expect(forced.stderr == reasons)
    }
}

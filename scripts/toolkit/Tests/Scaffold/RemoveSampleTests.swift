import Foundation
import Testing

@Suite("scripts/remove-feature with a sample", .serialized)
struct RemoveSampleTests {
    /// Returns a repository in which Feed and MyPage are samples. A file and a line belong to both.
    private func repositoryWithSamples() async throws -> TestRepository {
        let repository = try await TestRepository.withFeatures()
        for (name, property) in [("Feed", "feed"), ("MyPage", "myPage")] {
            let record = """
                {
                  "files": { "App/Commands/\(name)Command.swift": null, "App/Commands/BothCommand.swift": null,
                             "Tests/Goldens/AppTests/\(name)Screens.txt": null },
                  "lines": {
                    "App/Composition/Composition.swift": ["        \(name)Command.self,"],
                    "App/Root/Features.swift": [
                      "public import \(name)", "        \(name)Route.self,",
                      "    public var \(property): \(name)Feature { .init(client: client) }"
                    ],
                    "App/Commands/Link+Arguments.swift": ["        case \(name)Route.name: [name] + shown + options"],
                    "App/Commands/MyPageCommand.swift": ["// \(name)"],
                    "Package.swift": ["    \\"\(name)\\","],
                    "README.md": ["\(property)", "both"]
                  },
                  "template": "sample"
                }

                """
            try repository.write(record, to: "Features/\(name)/.feature.json")
            try repository.write("import \(name)\n", to: "App/Commands/\(name)Command.swift")
            try repository.write("== A, en\nTab \"\(name)\"\n", to: "Tests/Goldens/AppTests/\(name)Screens.txt")
            try repository.write("import Core\n", to: "Tests/\(name)Tests/\(name)Tests.swift")
        }
        // A line of Feed is in a file of MyPage.
        try repository.write("// Feed\nimport MyPage\n", to: "App/Commands/MyPageCommand.swift")
        try repository.write("import Feed\nimport MyPage\n", to: "App/Commands/BothCommand.swift")
        let marks = ["Feed", "MyPage"].map { "<!-- golden \($0)Screens: A, en -->\n" }
        try repository.write(marks.joined(), to: ".github/screens.svg")
        try repository.write("# App\nfeed\nboth\nmyPage\nend\n", to: "README.md")
        try await repository.commitAll()
        return repository
    }

    @Test("both samples can be removed, one after the other, and nothing of them is left, also in the image")
    func removes() async throws {
        let repository = try await repositoryWithSamples()
        for (name, other) in [("MyPage", "feed\n"), ("Feed", "")] {
            let outcome = try await repository.run("remove-feature", name)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            #expect(try repository.text(of: "README.md") == "# App\n\(other)end\n")
            let image = try repository.text(of: ".github/screens.svg")
            #expect(image.contains(">Feed<") == (name == "MyPage"))
            #expect(!image.contains("MyPage"))
        }
        let contents = try await repository.contents()
        #expect(!contents.contains { $0.contains("Feed") || $1.contains("Feed") || $1.contains("MyPage") })
        #expect(contents["App/Commands/BothCommand.swift"] == nil)
        for folder in ["Features", "Tests/FeedTests"] {
            #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: folder).path))
        }
        let added = try await repository.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(added.exitCode == 0, "\(added.stderr)")
    }

    @Test("changes after the last commit are listed and only removed with --force")
    func refusesChanges() async throws {
        let repository = try await repositoryWithSamples()
        try repository.write("import Feed\n// My work\n", to: "App/Commands/FeedCommand.swift")
        try repository.write("/// My work\n", to: "Features/Feed/FeedFeature.swift")
        try repository.write("My work\n", to: "Features/Feed/Notes.md")
        try repository.write("// Not of Feed\n", to: "App/Commands/MyPageCommand.swift")
        let before = try await repository.contents()
        let outcome = try await repository.run("remove-feature", "Feed")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr == """
                These files or lines were edited after the last commit:
                  App/Commands/FeedCommand.swift
                  Features/Feed/FeedFeature.swift
                These files or lines were added after the last commit:
                  Features/Feed/Notes.md
                Nothing was removed. remove-feature --force removes them.

                """
        )
        #expect(try await repository.contents() == before)
        #expect(try await repository.run("remove-feature", "Feed", "--force").exitCode == 0)
        #expect(try await !repository.contents().keys.contains { $0.contains("Feed") })
    }

    @Test("Authentication cannot be removed, because the app needs it")
    func refusesAuthentication() async throws {
        let outcome = try await TestRepository.own().run("remove-feature", "Authentication", "--force")
        #expect(outcome.stderr == "Authentication cannot be removed. The root of the app needs it to sign users in.\n")
    }
}

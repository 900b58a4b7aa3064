import Foundation
import Testing

@Suite("scripts/remove-feature with a sample", .serialized)
struct RemoveSampleTests {
    /// Returns a repository with all that a feature can have: commands, tests, golden files, a benchmark, and a folder
    /// whose tests need Feed and MyPage.
    private func repositoryWithSamples() async throws -> TestRepository {
        let repository = try await TestRepository.withFeatures()
        for name in ["Feed", "MyPage"] {
            try repository.write("import \(name)\n", to: "App/Commands/\(name)/\(name)Command.swift")
            try repository.write("import Core\n", to: "Tests/\(name)Tests/\(name)Tests.swift")
            try repository.write("import Core\n", to: "Tests/AppTests/\(name)/\(name)CommandTests.swift")
            for folder in ["\(name)Tests", "AppTests/FeedAndMyPage"] {
                try repository.write("== A, en\nTab \"\(name)\"\n", to: "Tests/Goldens/\(folder)/\(name)Screens.txt")
            }
        }
        let benchmarks = """
                    let benchmarks: [(String, [Need])] = [
                        ("feed", []),
                        ("store", []),
                    ]
            """
        try repository.write(
            repository.text(of: "Package.swift") + "#if NEVER\n\(benchmarks)\n#endif\n",
            to: "Package.swift"
        )
        try repository.write("import Feed\nimport MyPage\n", to: "Tests/AppTests/FeedAndMyPage/BothTests.swift")
        for name in ["feed", "network", "store"] {
            try repository.write("echo\n", to: "scripts/benchmarks/\(name)/run")
        }
        let marks = ["Feed", "MyPage"].map { "<!-- golden \($0)Screens: A, en -->\n" }
        try repository.write(marks.joined(), to: ".github/screens.svg")
        let golden = "<!-- golden FeedScreens: A, en -->\n```text\nTab \"Feed\"\n```\n<!-- /golden -->\n\n"
        try repository.write("# App\n\(golden)end\n", to: "README.md")
        try await repository.commitAll()
        return repository
    }

    @Test("both samples can be removed, one after the other, and nothing of them is left, also in the image")
    func removes() async throws {
        let repository = try await repositoryWithSamples()
        for name in ["MyPage", "Feed"] {
            let outcome = try await repository.run("remove-feature", name)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            #expect(try repository.text(of: "README.md").hasSuffix("end\n"))
            let image = try repository.text(of: ".github/screens.svg")
            #expect(!image.contains("MyPage"))
            #expect(try await !repository.contents().keys.contains { $0.contains("/FeedAndMyPage/") })
        }
        let contents = try await repository.contents()
        #expect(!contents.contains { $0.lowercased().contains("feed") || $1.contains("Feed") || $1.contains("MyPage") })
        #expect(contents["Package.swift"]?.contains("= [\n            (\"store\", []),") == true)
        #expect(contents.keys.filter { $0.contains("bench") } == ["scripts/benchmarks/store/run"])
        for folder in ["Features", "Tests/FeedTests"] {
            #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: folder).path))
        }
        let added = try await repository.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(added.exitCode == 0, "\(added.stderr)")
    }

    @Test("changes after the last commit are listed and only removed with --force")
    func refusesChanges() async throws {
        let repository = try await repositoryWithSamples()
        try repository.write("import Feed\n// My work\n", to: "App/Commands/Feed/FeedCommand.swift")
        try repository.write("/// My work\n", to: "Features/Feed/FeedFeature.swift")
        try repository.write("My work\n", to: "Features/Feed/Notes.md")
        try repository.write("// Not of Feed\n", to: "App/Commands/MyPage/MyPageCommand.swift")
        let before = try await repository.contents()
        let outcome = try await repository.run("remove-feature", "Feed")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr == """
                These files or lines were edited after the last commit:
                  App/Commands/Feed/FeedCommand.swift
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

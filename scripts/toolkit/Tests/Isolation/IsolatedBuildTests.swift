import Foundation
import Testing

@Suite("scripts/test-feature, with the real package manager")
struct IsolatedBuildTests {
    @Test("a feature is built and tested alone, even if another feature is broken and Package.resolved is wrong")
    func alone() async throws {
        let repository = try TestRepository([
            // The feature Broken does not compile, and the feature Missing has no folder.
            "Package.swift": TestRepository.manifest(features: ["Broken", "Feed", "Missing"]),
            "Package.resolved": "no JSON",
            "Core/Core.swift": "public let one = 1\n",
            "Features/Broken/Broken.swift": "let\n",
            "Features/Feed/Feed.swift": "import Core\npublic let two = one + 1\n",
            "Tests/FeedTests/FeedTests.swift": "import Feed\nimport Testing\n@Test func adds() { #expect(two == 2) }\n",
            "Tests/Support/Support.swift": "",
        ])
        let cold = try await repository.run("test-feature", "Feed")
        #expect(cold.exitCode == 0, "\(cold.stdout)\(cold.stderr)")
        #expect(cold.stdout.hasSuffix("\nCompiled: Core, Feed, FeedTests, TestSupport\n"))

        let warm = try await repository.run("test-feature", "Feed", "--", "--filter", "Nothing")
        #expect(warm.exitCode == 1)
        #expect(warm.stdout.hasSuffix("\nCompiled: nothing\n"))
        #expect(warm.stderr.hasSuffix("\nFeed: no test ran.\n"))

        try repository.write("import Core\npublic let two: String = one\n", to: "Features/Feed/Feed.swift")
        let broken = try await repository.run("test-feature", "Feed")
        #expect(broken.exitCode == 1)
        #expect((broken.stdout + broken.stderr).contains("\nFeatures/Feed/Feed.swift:2:26: error: "))
        #expect(broken.stderr.hasSuffix("\nFeed: the build failed, or the tests did not finish.\n"))
        #expect(try repository.text(of: "Package.resolved") == "no JSON")
    }
}

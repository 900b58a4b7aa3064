import Testing

@Suite("scripts/new-feature: the test in a separate folder")
struct RehearsalTests {
    @Test("the folder has the feature, its tests and the tests of its views; golden files become a part of the feature")
    func goldens() async throws {
        let repository = try await TestRepository.withFeatures()
        let template = "scripts/templates/small"
        try repository.write("import Core\n", to: "\(template)/Tests/SampleThingViewTests/GoldenTests.swift")
        let fake = try await FakeSwift(
            #"""
            cd "$4/Tests"
            cat BookmarksTests/BookmarksTests.swift BookmarksViewTests/GoldenTests.swift >/dev/null || exit 1
            [ -L SwiftUI ] && [ -L ViewSupport ] && [ -L Support ] || exit 1
            mkdir -p Goldens/BookmarksTests Goldens/BookmarksViewTests
            echo one > Goldens/BookmarksTests/BookmarksPage.txt
            echo two > Goldens/BookmarksViewTests/BookmarksView.txt
            echo "✔ Test run with 3 tests in 1 suite passed after 0.001 seconds."
            """#,
            in: repository
        )
        let outcome = try await fake.run("new-feature", "Bookmarks", "--template", "small")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.contains("“small”: 10 new files, 4 changed files.\n"))
        #expect(try repository.text(of: "Tests/Goldens/BookmarksTests/BookmarksPage.txt") == "one\n")
        #expect(try repository.text(of: "Tests/Goldens/BookmarksViewTests/BookmarksView.txt") == "two\n")
        #expect(try await fake.run("remove-feature", "Bookmarks").exitCode == 0)
        #expect(try await !repository.contents().keys.contains { $0.contains("Bookmarks") })
    }

    @Test("if a test fails, nothing is changed")
    func failure() async throws {
        let repository = try await TestRepository.withFeatures()
        let fake = try await FakeSwift("echo 'a message'; exit 1", in: repository)
        let before = try await repository.contents()
        let outcome = try await fake.run("new-feature", "Bookmarks", "--template", "small")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasSuffix("a message\nBookmarks: the build failed. Nothing was changed.\n"))
        #expect(try await repository.contents() == before)
    }
}

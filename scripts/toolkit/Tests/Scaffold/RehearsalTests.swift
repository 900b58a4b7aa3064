import Foundation
import Testing

@Suite("scripts/new-feature: the test in a separate folder")
struct RehearsalTests {
    @Test("the folder has the feature, its tests and the tests of its views. Its files are moved to the repository")
    func goldens() async throws {
        let repository = try await TestRepository.withFeatures()
        let template = "scripts/templates/small"
        try repository.write("import Core\n", to: "\(template)/Tests/SampleThingViewTests/GoldenTests.swift")
        // The test of an earlier feature Bookmarks left links here. No file may be removed through these links.
        let folder = repository.root.appending(path: ".build-Bookmarks/package")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for link in ["Features", "Tests"] {
            let path = folder.appending(path: link).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../\(link)")
        }
        let before = try await repository.contents()
        let fake = try await FakeSwift(
            #"""
            cd "$4/Tests"
            cat BookmarksTests/BookmarksTests.swift BookmarksViewTests/GoldenTests.swift >/dev/null || exit 1
            [ -L SwiftUI ] && [ -L ViewSupport ] && [ -L Support ] || exit 1
            mkdir -p Goldens/BookmarksTests Goldens/BookmarksViewTests
            touch -t 202001010000 ../Features/Bookmarks/BookmarksFeature.swift
            echo one > Goldens/BookmarksTests/BookmarksScreen.txt
            echo two > Goldens/BookmarksViewTests/BookmarksView.txt
            echo "✔ Test run with 3 tests in 1 suite passed after 0.001 seconds."
            """#,
            in: repository
        )
        let outcome = try await fake.run("new-feature", "Bookmarks", "--template", "small")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.contains("“small”: 10 new files, 4 changed files.\n"))
        #expect(try repository.text(of: "Tests/Goldens/BookmarksTests/BookmarksScreen.txt") == "one\n")
        #expect(try repository.text(of: "Tests/Goldens/BookmarksViewTests/BookmarksView.txt") == "two\n")
        // The tested file was moved here, so that test-feature does not compile it again.
        let file = repository.root.appending(path: "Features/Bookmarks/BookmarksFeature.swift")
        let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        #expect(try #require(date) < Date(timeIntervalSince1970: 1_600_000_000))
        #expect(try await fake.run("remove-feature", "Bookmarks").exitCode == 0)
        let after = try await repository.contents().filter { !$0.key.hasPrefix("bin/") }
        #expect(after == before)
    }

    @Test("if a test fails, nothing is changed")
    func failure() async throws {
        let repository = try await TestRepository.withFeatures()
        let fake = try await FakeSwift("echo 'a message'; exit 1", in: repository)
        let before = try await repository.contents()
        let outcome = try await fake.run("new-feature", "Bookmarks", "--template", "small")
        #expect(outcome.exitCode == 1)
        let end = "a message\nBookmarks: the build failed, or the tests did not finish. Nothing was changed.\n"
        #expect(outcome.stderr.hasSuffix(end))
        #expect(try await repository.contents() == before)
    }
}

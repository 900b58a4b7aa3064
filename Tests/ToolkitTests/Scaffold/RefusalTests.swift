import Foundation
import Testing

@Suite("What new-feature refuses")
struct RefusalTests {
    @Test("bad names are refused with wrong usage, each in words of its own, and nothing is written")
    func names() async throws {
        let house = try await House.withFeatures()
        let names = [
            "", " ", "..", "../Bookmarks", "Features/Bookmarks", "Book marks", "Bookmarks.swift", "bookmarks",
            "book-marks",
            "book_marks", "Book.marks", "Bookmärks", "お知らせ", "Book+marks", "2Books", "B", "BOOKMARKS",
            "Bookmarks\nFeed",
            "BookmarksOfEverybodyWhoEverReads", "BookmarksFeature", "BookmarksTests", "Class", "Self", "String",
            "Foundation",
            "SwiftUI", "Testing", "ArgumentParser", "Core", "App", "feed", "FEed", "Mypage", "TestSupport", "House",
            "Login",
            "Help", "-Bookmarks",
        ]
        var messages: [String: String] = [:]
        for name in names {
            let outcome = try await house.run(["new-feature", "--no-verify", "--template", "small", "--", name])
            #expect(outcome.exitCode == 64, "\(name): \(outcome.stdout) \(outcome.stderr)")
            #expect(outcome.stdout == "", "\(name)")
            #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(name): \(outcome.stderr)")
            messages[outcome.stderr] = name
        }
        #expect(messages.count == names.count)
        #expect(try await house.status() == "")
    }

    @Test(
        "a name that is nearly right is answered with the right one",
        arguments: [
            ("bookmarks", "Bookmarks"), ("book-marks", "BookMarks"), ("read later", "ReadLater"),
            ("READ_LATER", "ReadLater"),
            ("../ReadLater", "ReadLater"), ("ReadLaterFeature", "ReadLater"), ("ReadLater.swift", "ReadLater"),
        ]
    )
    func suggests(name: String, suggestion: String) async throws {
        let outcome = try await House.withFeatures().run(["new-feature", name])
        #expect(outcome.stderr.hasSuffix("Did you mean \(suggestion)?\n"))
    }

    @Test(
        "a repository that is not as it should be is left as it is, with the reason",
        arguments: [
            ("Features/Bookmarks/Notes.md", "", "half a feature"),
            ("Features/bookmarks/Notes.md", "", "half a feature"),
            ("App/Commands/BookmarksCommand.swift", "", "is there already"),
            ("Tests/BookmarksTests/BookmarksTests.swift", "", "is there already"),
            ("Package.swift", #"let features: [String] = ["Feed", "MyPage"]"#, "is not where it was"),
            (
                "Package.swift", "let features: [String] = [\n    \"MyPage\",\n    \"Feed\",\n]",
                "should stand before “MyPage”"
            ),
            ("Package.swift", "let features: [String] = [\n    \"Feed\",\n    \"Feed\",\n]", "stands there twice"),
            ("Package.swift", "let features: [String] = [\n    \"Feed\",\n    // soon\n]", "is no line of the list"),
            ("Package.swift", "let features: [String] = [\n<<<<<<< HEAD\n]", "holds a merge conflict"),
            ("Package.swift", "let features: [String] = [\n    \"Feed\",\n", "has no end"),
            ("Package.swift", "let features: [String] = [\n    \"Bookmarks\",\n    \"Feed\",\n]", "Take its line out"),
            ("App/Composition/Composition.swift", "import Core\n", "is not where it was"),
            ("Core/Network/Fake/SampleData/SampleData.swift", "", "is not where it was"),
            ("Core/Domain/Models/BookmarksItem.swift", "", "would make a second BookmarksItem"),
        ]
    )
    func states(path: String, text: String, reason: String) async throws {
        let house = try await House.withFeatures()
        try house.write(text, to: path)
        let before = try await house.contents()
        let outcome = try await house.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(outcome.exitCode == 1 || outcome.exitCode == 64)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        #expect(try await house.contents() == before)
    }

    @Test("a name that the composition has for something else is refused, and so is a list with CRLF line ends")
    func edits() async throws {
        let house = try await House.withFeatures()
        let taken = try await house.run(["new-feature", "Client", "--template", "small", "--no-verify"])
        #expect(taken.exitCode == 64)
        #expect(taken.stderr == "“Client” would make a second client in the app's composition.\n")

        let readme = "a\r\n<!-- graph -->\r\n<!-- /graph -->\r\n"
        try house.write(readme, to: "README.md")
        let outcome = try await house.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("README.md has CRLF line ends."))
    }

    @Test("a template that there is not is answered with those that there are")
    func template() async throws {
        let outcome = try await House.withFeatures().run(["new-feature", "Bookmarks", "--template", "grid"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.stderr == "There is no template “grid”. There are: small.\n")
    }

    @Test("a template without an entry makes no feature")
    func emptyTemplate() async throws {
        let house = try await House.withFeatures()
        try house.write("", to: "scripts/templates/empty/README.md")
        let outcome = try await house.run(["new-feature", "Bookmarks", "--template", "empty"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("it makes no feature"))
    }
}

import Foundation
import Testing

@Suite("scripts/remove-feature")
struct RemoveFeatureTests {
    /// A repository in which Bookmarks was made and committed.
    private func houseWithBookmarks() async throws -> House {
        let house = try await House.withFeatures()
        _ = try await house.run(["new-feature", "Bookmarks", "--template", "small", "--no-verify"])
        try await house.commitAll()
        return house
    }

    private func refusal(in house: House) async throws -> String {
        let before = try await house.contents()
        let outcome = try await house.run("remove-feature", "Bookmarks")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout == "")
        #expect(try await house.contents() == before)
        return outcome.stderr
    }

    @Test(
        "the tree is as before new-feature, byte for byte and without empty folders",
        arguments: ["Bookmarks", "Alerts", "Todo", "Zoo"]
    )
    func removes(name: String) async throws {
        let house = try await House.withFeatures()
        let before = try await house.contents()
        #expect(try await house.run(["new-feature", name, "--template", "small", "--no-verify"]).exitCode == 0)
        let outcome = try await house.run("remove-feature", name)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("\(name) was removed: "))
        #expect(try await house.status() == "")
        #expect(try await house.contents() == before)
        for folder in ["Features/\(name)", "Tests/\(name)Tests"] {
            #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: folder).path))
        }
    }

    @Test("edited files and lines are listed, and nothing is removed; with --force they are removed")
    func refusesEdits() async throws {
        let house = try await houseWithBookmarks()
        try house.write("public struct Mine {}\n", to: "Features/Bookmarks/BookmarksFeature.swift")
        try FileManager.default.removeItem(at: house.root.appending(path: "App/Commands/BookmarksCommand.swift"))
        let composition = try house.text(of: "App/Composition/Composition.swift")
        let edited = composition.replacing(
            "BookmarksFeature { .init(client: client) }",
            with: "BookmarksFeature { .init() }"
        )
        try house.write(edited, to: "App/Composition/Composition.swift")
        try await house.commitAll()
        #expect(
            try await refusal(in: house) == """
                These were edited since Bookmarks was made:
                  App/Composition/Composition.swift:19
                  Features/Bookmarks/BookmarksFeature.swift
                Nothing was removed. --force removes them, too.

                """
        )
        #expect(try await house.run("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await !house.contents().keys.contains { $0.contains("Bookmarks") })
        #expect(try !house.text(of: "App/Composition/Composition.swift").contains("ookmarks"))
    }

    @Test("added files are listed, and nothing is removed; with --force they are removed")
    func refusesAdditions() async throws {
        let house = try await houseWithBookmarks()
        try house.write("", to: "Features/Bookmarks/Notes.md")
        try house.write("", to: "Tests/BookmarksTests/More/MoreTests.swift")
        #expect(
            try await refusal(in: house) == """
                These were added since Bookmarks was made:
                  Features/Bookmarks/Notes.md
                  Tests/BookmarksTests/More/MoreTests.swift
                Nothing was removed. --force removes them, too.

                """
        )
        #expect(try await house.run("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await !house.contents().keys.contains { $0.contains("BookmarksTests") })
    }

    @Test("a feature that other code uses is not removed, also not with --force")
    func refusesDependents() async throws {
        let house = try await houseWithBookmarks()
        try house.write("import Core\nimport Bookmarks\n", to: "App/Commands/Tour.swift")
        try house.write("@testable import Bookmarks\n", to: "Tests/FeedTests/FeedTests.swift")
        let reasons =
            "Bookmarks is still used here:\n  App/Commands/Tour.swift:2\n  Tests/FeedTests/FeedTests.swift:1\n"
        #expect(try await refusal(in: house) == reasons)
        let forced = try await house.run("remove-feature", "Bookmarks", "--force")
        #expect(forced.exitCode == 1)
        #expect(forced.stderr == reasons)
    }

    @Test("a module that declares it, and code that names its command, use it")
    func refusesFurtherDependents() async throws {
        let house = try await houseWithBookmarks()
        let manifest = try house.text(of: "Package.swift")
        let declaring = "        .target(name: \"Core\", dependencies: [\"Bookmarks\"], path: \"Core\"),"
        try house.write(
            manifest.replacing("        .target(name: \"Core\", path: \"Core\"),", with: declaring),
            to: "Package.swift"
        )
        try house.write("let command = BookmarksCommand.self\n", to: "App/Commands/Extra.swift")
        let reasons =
            "Bookmarks is still used here:\n  App/Commands/Extra.swift:1\n  Package.swift: Core declares it\n"
        #expect(try await refusal(in: house) == reasons)
    }

    @Test("with a record that names other files nothing is removed, also not with --force")
    func refusesStrangeRecord() async throws {
        let house = try await houseWithBookmarks()
        let path = "Features/Bookmarks/.feature.json"
        let record = try house.text(of: path)
        for stranger in ["../precious", "Package.swift", "Tests/../Package.swift", "/etc/hosts"] {
            try house.write(record.replacing("App/Commands/BookmarksCommand.swift", with: stranger), to: path)
            let before = try await house.contents()
            #expect(try await house.run("remove-feature", "Bookmarks", "--force").exitCode == 1)
            #expect(try await house.contents() == before)
        }
    }

    @Test("a feature that new-feature did not make and an unknown feature have different messages")
    func refusesOthers() async throws {
        let house = try await House.withFeatures()
        let byHand = try await house.run("remove-feature", "Feed")
        #expect(byHand.exitCode == 1)
        #expect(byHand.stderr.contains("new-feature did not make it"))
        let none = try await house.run("remove-feature", "Bookmarks")
        #expect(none.exitCode == 64)
        #expect(none.stderr == "There is no feature “Bookmarks”. There are: Feed, MyPage.\n")
    }

    @Test("edited and added files are listed together")
    func refusesBoth() async throws {
        let house = try await houseWithBookmarks()
        try house.write("", to: "Features/Bookmarks/BookmarksFeature.swift")
        try house.write("", to: "Features/Bookmarks/Notes.md")
        let reasons = try await refusal(in: house)
        #expect(reasons.contains("edited since Bookmarks was made:\n  Features/Bookmarks/BookmarksFeature.swift\n"))
        #expect(reasons.contains("added since Bookmarks was made:\n  Features/Bookmarks/Notes.md\n"))
    }
}

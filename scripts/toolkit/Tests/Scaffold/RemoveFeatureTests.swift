import Foundation
import Testing

@Suite("scripts/remove-feature")
struct RemoveFeatureTests {
    @Test("both samples can be removed, one after the other, and nothing of them is left, also in the documents")
    func samples() async throws {
        let repository = try await TestRepository.copy()
        for name in ["MyPage", "Feed"] {
            let outcome = try await repository.script("remove-feature", name)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            try await repository.commitAll()
        }
        let search = ["grep", "-rlE", "import (Feed|MyPage)$|(Feed|MyPage)(Route|Feature|Screen:)", "."]
        let skipped = [".git", "docs", "toolkit"].map { "--exclude-dir=\($0)" }
        #expect(try await repository.run("/usr/bin/env", search + skipped).stdout == "")
        #expect(try !repository.text(of: "Package.swift").contains("Feed"))
        #expect(try !repository.text(of: "README.md").contains("FeedAndMyPage"))
        #expect(!repository.exists("scripts/benchmarks/network") && !repository.exists("Tests/AppTests/FeedAndMyPage"))
        for check in [["scripts/graph", "--check"], ["scripts/check-boundaries"], [".ci/documents"]] {
            let outcome = try await repository.run("/usr/bin/env", check)
            #expect(outcome.exitCode == 0, "\(outcome.stdout)\(outcome.stderr)")
        }
    }

    @Test("the code that still uses a feature is listed with its lines, but not comments and texts")
    func users() async throws {
        let repository = try await TestRepository.copy()
        try repository.write("// FeedRoute\nlet a = \"FeedRoute\"\nlet b = FeedRoute.self\n", to: "App/Root/A.swift")
        try repository.write("import Core\npublic import Feed\n", to: "Tests/CoreTests/A.swift")
        try repository.write(repository.text(of: "Package.swift") + "let x = [\"Feed\"]\n", to: "Package.swift")
        try await repository.commitAll()
        let outcome = try await repository.script("remove-feature", "Feed")
        #expect(outcome.exitCode == 1 && outcome.stdout == "")
        let lines = outcome.stderr.split(separator: "\n")
        #expect(lines.first == "Feed is still used. Change these places:")
        #expect(Set(lines.dropFirst(1).dropLast()) == ["  App/Root/A.swift:3", "  Tests/CoreTests/A.swift:2"])
        #expect(lines.last?.hasPrefix("  Package.swift:") == true)
        #expect(try await repository.status() == "")
    }

    @Test("what is not a sample and was not made by new-feature must be committed, also with --force")
    func handWritten() async throws {
        let repository = try await TestRepository.copy()
        _ = try await repository.script("new-feature", "Bookmarks", "--no-verify")
        try FileManager.default.removeItem(at: repository.root.appending(path: "Features/Bookmarks/.feature"))
        let before = try await repository.status()
        let forced = try await repository.script("remove-feature", "Bookmarks", "--force")
        #expect(forced.stderr.hasPrefix("Features/Bookmarks has no file .feature, so new-feature has not made it."))
        #expect(try await repository.status() == before)
        try await repository.commitAll()
        #expect(try await repository.script("remove-feature", "Bookmarks").exitCode == 0)
        try await repository.git("reset", "--quiet", "--hard")
        try FileManager.default.removeItem(at: repository.root.appending(path: ".git"))
        let withoutGit = try await repository.script("remove-feature", "Bookmarks")
        #expect(withoutGit.stderr.hasPrefix("Without git, the script cannot know what you edited."))
    }

    @Test("what git ignores or does not show must be committed, too, whatever the settings of the user are")
    func settings() async throws {
        let repository = try await TestRepository.copy()
        _ = try await repository.script("new-feature", "Bookmarks", "--no-verify")
        try await repository.git("config", "status.showUntrackedFiles", "no")
        let hidden = try await repository.script("remove-feature", "Bookmarks")
        #expect(hidden.exitCode == 1 && hidden.stderr.contains("\n?? Features/Bookmarks/\n"), "\(hidden.stderr)")
        try repository.write("Bookmarks/\n*.log\n", to: ".git/info/exclude")
        let ignored = try await repository.script("remove-feature", "Bookmarks")
        #expect(ignored.exitCode == 1 && ignored.stderr.contains("\n!! Features/Bookmarks/\n"), "\(ignored.stderr)")
        try await repository.git("add", "--all", "--force", ".")
        try await repository.git("commit", "--quiet", "--message", "A commit")
        try repository.write("mine", to: "Features/Bookmarks/mine.log")
        let again = try await repository.script("remove-feature", "Bookmarks")
        #expect(again.stderr.contains("!! Features/Bookmarks/mine.log"))
        #expect(repository.exists("Features/Bookmarks/mine.log"))
    }

    @Test("a removal that was interrupted can be repeated")
    func repeats() async throws {
        let repository = try await TestRepository.copy()
        _ = try await repository.script("new-feature", "Bookmarks", "--no-verify")
        try await repository.git("checkout", "--quiet", "Package.swift", "App")
        let folder = repository.root.appending(path: "Features/Bookmarks/Presentation")
        try FileManager.default.removeItem(at: folder)
        #expect(try await repository.script("remove-feature", "Bookmarks", "--force").exitCode == 0)
        #expect(try await repository.status() == "")
    }

    @Test(
        "a list that cannot be written is named, and the removal goes on",
        // root can write a read-only file.
        arguments: [("mkdir", ".new"), ("chmod a-w", "")].prefix(geteuid() == 0 ? 1 : 2)
    )
    func unwritable(command: String, suffix: String) async throws {
        let repository = try await TestRepository.copy()
        _ = try await repository.script("new-feature", "Bookmarks", "--no-verify")
        let list = "App/SampleCollections/SampleCollections.swift"
        let unchanged = "App/AppFeatures/AppFeatures.swift"
        try await repository.git("checkout", "--quiet", unchanged)
        try await repository.bash("\(command) \(list)\(suffix) \(unchanged)\(suffix)")
        let outcome = try await repository.script("remove-feature", "Bookmarks", "--force")
        #expect(outcome.stderr == "\(list) cannot be written. Remove the lines of Bookmarks there.\n")
        #expect(outcome.exitCode == 1 && outcome.stdout.isEmpty)
        #expect(try await repository.status().split(separator: "\n").first { $0.hasPrefix(" M") } == " M \(list)")
        #expect(repository.exists("\(list).new") == (command == "mkdir"))
        #expect(!repository.exists("Features/Bookmarks"))
    }

    @Test("an unknown feature is wrong usage, and Authentication cannot be removed")
    func refuses() async throws {
        let own = try TestRepository.own()
        for name in ["Maps", "", "../Feed", "Feed --frob"] {
            let words = name.split(separator: " ").map(String.init)
            #expect(try await own.script(["remove-feature"] + words).exitCode == 64, "\(name)")
        }
        #expect(try await own.script("remove-feature", "My", "Page").stderr.hasPrefix("Write one name."))
        let outcome = try await own.script("remove-feature", "Authentication", "--force")
        #expect(outcome.stderr == "Authentication cannot be removed. The root of the app needs it to sign users in.\n")
    }
}

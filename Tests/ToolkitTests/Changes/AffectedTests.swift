import Foundation
import Testing

@Suite("scripts/affected")
struct AffectedTests {
    @Test("a file affects the features that need its module, and --why says so for each file")
    func selection() async throws {
        let house = try await changedHouse()
        let outcome = try await house.affected("--why")
        #expect(outcome.stderr == "")
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.stdout == """
                .gitignore: nothing (a document)
                App/main.swift: nothing (in focal)
                Features/Feed/new.swift: Feed, Search (in Feed)
                Features/Feed/old.swift: Feed, Search (in Feed)
                README.ja.md: nothing (a document)
                Tests/CoreTests/A.swift: nothing (in CoreTests)
                Tests/MyPageTests/日本 "語' x.swift: MyPage (in MyPageTests)

                """
        )
        #expect(try await house.affected().stdout == "Feed\nMyPage\nSearch\n")
        let matrix = try await house.affected("--matrix", "--why")
        #expect(matrix.stdout == #"{"feature":["Feed","MyPage","Search"]}"# + "\n")
        #expect(matrix.stderr.hasSuffix("MyPage (in MyPageTests)\n"))
    }

    @Test("--why says in words that no feature is affected")
    func nothing() async throws {
        let house = try await committedHouse()
        #expect(try await house.affected("--why").stdout == "Nothing changed, so no feature is affected.\n")
        try house.write("changed", to: "README.md")
        #expect(
            try await house.affected("--why").stdout == "README.md: nothing (a document)\nNo feature is affected.\n"
        )
    }

    @Test("committed, staged, unstaged and untracked changes all count; what is ignored does not")
    func kindsOfChange() async throws {
        let house = try await committedHouse()
        #expect(try await house.affected("--matrix").stdout == #"{"feature":[]}"# + "\n")
        try await house.git("switch", "--quiet", "--create", "topic")
        try house.write("committed", to: "Features/Account/A.swift")
        try await house.commitAll()
        // Staged, and undone only in the working tree: it would still be committed.
        try house.write("staged", to: "Features/MyPage/old.swift")
        try await house.git("add", "--all")
        try house.write(Self.source, to: "Features/MyPage/old.swift")
        try house.write("unstaged", to: "Features/Search/old.swift")
        try house.write("ignored", to: "Features/Feed/.build-x/A.swift")
        #expect(try await house.affected().stdout == "Account\nMyPage\nSearch\n")
        try house.write("untracked", to: "Features/Feed/B.swift")
        #expect(try await house.affected().stdout == "Account\nFeed\nMyPage\nSearch\n")
        #expect(try await house.affected("--base", "HEAD").stdout == "Feed\nMyPage\nSearch\n")
    }

    @Test("a file that every feature needs, and a file outside of all modules, affect every feature")
    func everything() async throws {
        let house = try await committedHouse()
        let paths = [
            "Core/B.swift", "Tests/Support/A.swift", "scripts/toolkit/A.swift", "scripts/new-feature", ".ci/run",
            ".github/workflows/ci.yml", ".swift-format", "Makefile", "Features/Unknown/A.swift",
        ]
        for path in paths {
            try house.write("changed", to: path)
            #expect(try await house.affected().stdout == "Account\nFeed\nMyPage\nSearch\n", "\(path)")
            try FileManager.default.removeItem(at: house.root.appending(path: path))
        }
        #expect(try await house.affected().stdout == "")
        try house.write(House.manifest(features: Self.features) + "// changed\n", to: "Package.swift")
        #expect(try await house.affected().stdout == "Account\nFeed\nMyPage\nSearch\n")
    }

    @Test("a removed feature is not listed, but the features that needed it are")
    func removedFeature() async throws {
        let house = try await committedHouse()
        try house.write(House.manifest(features: ["Account", "MyPage", "Search"]), to: "Package.swift")
        try FileManager.default.removeItem(at: house.root.appending(path: "Features/Feed"))
        #expect(
            try await house.affected("--why").stdout == """
                Features/Feed/old.swift: Search (in Feed)
                Package.swift: every feature (it declares the modules)

                """
        )
        #expect(try await house.affected().stdout == "Account\nMyPage\nSearch\n")
    }

    @Test("when the changes are unknown, the message says what to do")
    func refusals() async throws {
        let house = try await committedHouse()
        #expect(try await house.affected("--base", "nope").complaint == "There is no revision nope.\n")
        #expect(try await house.affected("--matrix", "--test").exitCode == 64)
        try await house.git("branch", "--move", "main", "topic")
        #expect(
            try await house.affected().complaint
                == "None of origin/HEAD, origin/main, main exists. Name a revision with --base.\n"
        )
        try await house.git("commit", "--quiet", "--allow-empty", "--message", "Another commit")
        try await house.git("clone", "--quiet", "--depth", "1", "file://\(house.root.path)", "clone/house")
        let clone = House(at: house.root.appending(path: "clone/house"), of: house)
        let shallow = try await clone.affected("--base", "HEAD~1").complaint ?? ""
        #expect(shallow.hasPrefix("There is no revision HEAD~1. This is a shallow clone"))
        #expect(shallow.contains("git fetch --unshallow") && shallow.contains("fetch-depth: 0"))
        try FileManager.default.removeItem(at: house.root.appending(path: ".git"))
        #expect(try await house.affected().complaint?.hasPrefix("This is not a git repository") == true)
    }

    @Test("in a folder of a larger repository, paths are relative to the package")
    func nestedFolder() async throws {
        let house = try await committedHouse(in: "apps/house/")
        let inner = House(at: house.root.appending(path: "apps/house"), of: house)
        try house.write("outside", to: "Makefile")
        try house.write("changed", to: "apps/house/Features/MyPage/old.swift")
        #expect(try await inner.affected().stdout == "MyPage\n")
    }
}

extension AffectedTests {
    private static let source = "let old = 1\nlet is = 2\nlet the = 3\nlet same = 4\n"
    private static let features = ["Account", "Feed", "MyPage", "Search: Feed"]

    /// Four features, committed on main.
    private func committedHouse(in folder: String = "") async throws -> House {
        var files = [".gitignore": ".build-*/\n", "App/main.swift": "", "Core/A.swift": "", "README.md": ""]
        files["Package.swift"] = House.manifest(features: Self.features)
        for name in ["Account", "Feed", "MyPage", "Search"] {
            files["Features/\(name)/old.swift"] = Self.source
            files["Tests/\(name)Tests/A.swift"] = ""
        }
        let house = try House(Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }))
        try await house.git("init", "--quiet")
        try await house.commitAll()
        return house
    }

    /// The same with a change of every kind that does not select everything.
    private func changedHouse() async throws -> House {
        let house = try await committedHouse()
        try await house.git("mv", "Features/Feed/old.swift", "Features/Feed/new.swift")
        try house.write("changed", to: "App/main.swift")
        try house.write("changed", to: "README.ja.md")
        try house.write("changed", to: "Tests/CoreTests/A.swift")
        try house.write("changed", to: "Tests/MyPageTests/日本 \"語' x.swift")
        try house.write(".build-*/\n.build/\n", to: ".gitignore")
        return house
    }
}

extension House {
    fileprivate func affected(_ options: String...) async throws -> Outcome {
        try await run("toolkit", ["affected"] + options, environment: Self.withoutGitConfiguration)
    }
}

extension Outcome {
    /// What a command says that fails and prints nothing else.
    fileprivate var complaint: String? {
        exitCode == 1 && stdout.isEmpty ? stderr : nil
    }
}

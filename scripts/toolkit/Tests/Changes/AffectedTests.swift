import Foundation
import Testing

@Suite("scripts/affected", .serialized)
struct AffectedTests {
    @Test("a file affects the features that need its module, and --why lists these features for each file")
    func selection() async throws {
        let repository = try await committedRepository()
        try await repository.git("mv", "Features/Feed/old.swift", "Features/Feed/new.swift")
        let changed = [
            "App/DemoApp/A.swift", "App/Kit/Demo.xcodeproj/a", "App/Server/A.swift", "App/main.swift", "LICENSE",
            "Tests/CoreTests/A.swift", "Tests/FeedViewTests/A.swift", "Tests/Goldens/MyPageTests/MyPageScreen.txt",
            "Tests/MyPageTests/日本 \"語' x.swift", "Tests/ViewSupport/A.swift",
        ]
        for path in changed { try repository.write("changed", to: path) }
        let outcome = try await repository.affected("--why")
        #expect(outcome.stderr == "")
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.stdout == """
                App/DemoApp/A.swift: no feature (in DemoApp)
                App/Kit/Demo.xcodeproj/a: no feature (part of the app)
                App/Server/A.swift: no feature; tests: ServerTests (in demo_server)
                App/main.swift: no feature; tests: AppTests (in demo)
                Features/Feed/new.swift: Feed, Search; tests: AppTests (in Feed)
                Features/Feed/old.swift: Feed, Search; tests: AppTests (in Feed)
                LICENSE: no feature (a document)
                Tests/CoreTests/A.swift: no feature; tests: CoreTests (in CoreTests)
                Tests/FeedViewTests/A.swift: Feed, Search (in FeedViewTests)
                Tests/Goldens/MyPageTests/MyPageScreen.txt: MyPage (in MyPageTests)
                Tests/MyPageTests/日本 "語' x.swift: MyPage (in MyPageTests)
                Tests/ViewSupport/A.swift: Feed (in ViewTestSupport)

                """
        )
        #expect(try await repository.affected().stdout == "Feed\nMyPage\nSearch\n")
        let matrix = try await repository.affected("--matrix", "--why")
        #expect(matrix.stdout == #"{"feature":["Feed","MyPage","Search"]}"# + "\n")
        #expect(matrix.stderr.hasSuffix("Feed (in ViewTestSupport)\n"))
    }

    @Test("committed, staged, unstaged and untracked files count, and ignored files do not count")
    func kindsOfChange() async throws {
        let repository = try await committedRepository()
        #expect(try await repository.affected("--matrix").stdout == #"{"feature":[]}"# + "\n")
        #expect(try await repository.affected("--why").stdout == "Nothing changed, so no feature is affected.\n")
        try repository.write("changed", to: "README.md")
        try repository.write("new", to: "Core/README.md")
        let documents = ["Core/README.md", "README.md"].map { "\($0): no feature (a document)\n" }.joined()
        #expect(try await repository.affected("--why").stdout == documents + "No feature is affected.\n")
        try await repository.git("switch", "--quiet", "--create", "topic")
        try repository.write("committed", to: "Features/Account/A.swift")
        try await repository.commitAll()
        // A change of old.swift is staged, and then undone only in the working tree. A commit would contain the change.
        try repository.write("staged", to: "Features/MyPage/old.swift")
        try await repository.git("add", "--all")
        try repository.write(Self.source, to: "Features/MyPage/old.swift")
        try repository.write("unstaged", to: "Features/Search/old.swift")
        try repository.write("ignored", to: "Features/Feed/.build-x/A.swift")
        #expect(try await repository.affected().stdout == "Account\nMyPage\nSearch\n")
        try repository.write("untracked", to: "Features/Feed/B.swift")
        #expect(try await repository.affected().stdout == "Account\nFeed\nMyPage\nSearch\n")
        #expect(try await repository.affected("--base", "HEAD").stdout == "Feed\nMyPage\nSearch\n")
    }

    @Test("a file that every feature needs affects every feature, and so does a file of CI or of the scripts")
    func everything() async throws {
        let repository = try await committedRepository()
        let paths = [
            "Core/B.swift", "Tests/Support/A.swift", "scripts/new-feature", ".ci/run", ".github/ci.yml",
            ".swift-format", "Features/Unknown/A.swift", "Tests/SwiftUI/A.swift",
        ]
        for path in paths { try repository.write("changed", to: path) }
        try repository.write(TestRepository.manifest(features: Self.features), to: "Package.swift")
        let lines = try await repository.affected("--why").stdout.split(separator: "\n")
        #expect(lines.count == paths.count + 1)
        for line in lines {
            #expect(line.contains(": every feature"), "\(line)")
            // In the repository of this test, AppTests, CoreTests and ServerTests do not depend on Tests/Support.
            let isSupport = line.hasPrefix("Tests/Support/")
            #expect(line.contains("; tests: AppTests, CoreTests, ServerTests (") != isSupport, "\(line)")
        }
    }

    @Test("a removed feature is not listed, but what needed a module before the change is listed")
    func removedFeature() async throws {
        let repository = try await committedRepository()
        try repository.write(TestRepository.manifest(features: ["Account", "MyPage", "Search"]), to: "Package.swift")
        try FileManager.default.removeItem(at: repository.root.appending(path: "Features/Feed"))
        let server = TestRepository.serverManifest.replacing("[core, \"demo-server\"]", with: "[]")
        try repository.write(server.replacing("[core], ", with: "[], "), to: "App/Server/Package.swift")
        try repository.write("changed", to: "Core/A.swift")
        let lines = try await repository.affected("--why").stdout.split(separator: "\n")
        let tests = "tests: AppTests, CoreTests, ServerTests"
        #expect(lines.dropFirst().first == "Core/A.swift: every feature; \(tests) (every feature needs Core)")
        #expect(lines.dropFirst(2).first == "Features/Feed/old.swift: Search; tests: AppTests (in Feed)")
        #expect(try await repository.affected().stdout == "Account\nMyPage\nSearch\n")
    }

    @Test("if the changes cannot be found, the message says why")
    func refusals() async throws {
        let repository = try await committedRepository()
        #expect(try await repository.affected("--base", "nope").complaint == "There is no branch or revision nope.\n")
        #expect(try await repository.affected("--matrix", "--test").exitCode == 64)
        try await repository.git("branch", "--move", "main", "topic")
        #expect(
            try await repository.affected().complaint
                == "There is no main branch (origin/HEAD, origin/main, main). Set a branch or revision with --base.\n"
        )
        try await repository.git("commit", "--quiet", "--allow-empty", "--message", "Another commit")
        let origin = "file://\(repository.root.path)"
        try await repository.git("clone", "--quiet", "--depth", "1", origin, "clone/repository")
        let clone = TestRepository(at: repository.root.appending(path: "clone/repository"), of: repository)
        let shallow = try await clone.affected("--base", "HEAD~1").complaint ?? ""
        #expect(shallow.hasPrefix("There is no branch or revision HEAD~1. This repository is a shallow clone"))
        #expect(shallow.contains("git fetch --unshallow") && shallow.contains("fetch-depth: 0"))
        try FileManager.default.removeItem(at: repository.root.appending(path: ".git"))
        #expect(try await repository.affected().complaint?.hasPrefix("git cannot open a repository in") == true)
    }

    @Test("in a folder of a larger repository, paths are relative to the package")
    func nestedFolder() async throws {
        let repository = try await committedRepository(in: "apps/repository/")
        let inner = TestRepository(at: repository.root.appending(path: "apps/repository"), of: repository)
        try repository.write("outside", to: "Makefile")
        try repository.write("changed", to: "apps/repository/Features/MyPage/old.swift")
        #expect(try await inner.affected().stdout == "MyPage\n")
    }
}

extension AffectedTests {
    private static let source = "let old = 1\nlet is = 2\nlet the = 3\nlet same = 4\n"
    private static let features = ["Account", "Feed", "MyPage", "Search: Feed"]

    /// Creates a repository with four features, and commits all files on the branch main. The package is in `folder`,
    /// for example `apps/repository/`. By default, it is in the top folder.
    private func committedRepository(in folder: String = "") async throws -> TestRepository {
        var files = [".gitignore": ".build-*/\n", "App/main.swift": "", "Core/A.swift": "", "README.md": ""]
        files["Package.swift"] = TestRepository.manifest(features: Self.features) + TestRepository.views
        files["App/Server/Package.swift"] = TestRepository.serverManifest
        for name in ["Account", "Feed", "MyPage", "Search"] {
            files["Features/\(name)/old.swift"] = Self.source
            files["Tests/\(name)Tests/A.swift"] = ""
        }
        let repository = try TestRepository(Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }))
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        return repository
    }
}

extension TestRepository {
    fileprivate func affected(_ options: String...) async throws -> Outcome {
        try await run("toolkit", ["affected"] + options, environment: Self.withoutGitConfiguration)
    }
}

extension Outcome {
    /// The error message on stderr. It is `nil` if the exit code is not 1 or if the command printed to stdout.
    fileprivate var complaint: String? {
        exitCode == 1 && stdout.isEmpty ? stderr : nil
    }
}

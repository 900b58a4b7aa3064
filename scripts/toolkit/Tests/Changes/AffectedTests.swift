import Foundation
import Testing

@Suite("scripts/affected")
struct AffectedTests {
    /// A copy of scripts/affected in a repository with three features. All files are committed on the branch main.
    private func repository() async throws -> TestRepository {
        var files = ["scripts/affected": try TestRepository.own().text(of: "scripts/affected")]
        for name in ["Account", "Feed", "MyPage"] { files["Features/\(name)/old.swift"] = name }
        let repository = try TestRepository(files)
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        return repository
    }

    private func affected(_ options: String..., in repository: TestRepository) async throws -> Outcome {
        try await repository.script(["affected"] + options, environment: TestRepository.withoutGitConfiguration)
    }

    @Test("a file of a feature affects this feature, a document or a script none, and any other file every feature")
    func selection() async throws {
        let repository = try await repository()
        try await repository.git("mv", "Features/Feed/old.swift", "Features/Feed/new.swift")
        for path in [
            "App/Focal/Commands/MyPage/A.swift", "App/Server/A.swift", "Core/README.md", "LICENSE", "scripts/new",
            "Tests/Goldens/AppTests/MyPage/A.txt", "Tests/Goldens/MyPageViewTests/A.txt",
            "Tests/MyPageTests/日本 'x.swift",
        ] { try repository.write("changed", to: path) }
        let own = "(its code, tests or pictures)"
        let none = "no feature (a document, a script or the server)"
        let outcome = try await affected("--why", in: repository)
        #expect(
            outcome.stdout == """
                App/Focal/Commands/MyPage/A.swift: MyPage \(own)
                App/Server/A.swift: \(none)
                Core/README.md: \(none)
                Features/Feed/new.swift: Feed \(own)
                Features/Feed/old.swift: Feed \(own)
                LICENSE: \(none)
                Tests/Goldens/AppTests/MyPage/A.txt: MyPage \(own)
                Tests/Goldens/MyPageViewTests/A.txt: MyPage \(own)
                Tests/MyPageTests/日本 'x.swift: MyPage \(own)
                scripts/new: \(none)

                """
        )
        #expect(try await affected(in: repository).stdout == "Feed\nMyPage\n")
        try repository.write("changed", to: "Core/A.swift")
        let matrix = try await affected("--matrix", "--why", in: repository)
        #expect(matrix.stdout == #"{"feature":["Account","Feed","MyPage"]}"# + "\n")
        #expect(matrix.stderr.contains("Core/A.swift: every feature (not in a feature)\n"))
    }

    @Test("--skip names the tests of the tools that did not change, and none after a change of Package.swift")
    func tools() async throws {
        let repository = try await repository()
        let all = "FakeAPITests|TerminalUITests|TestSupportTests|SwiftUITests|TextsTests"
        func skipped() async throws -> String { try await affected("--skip", in: repository).stdout }
        #expect(try await skipped() == "^([A-Za-z]+\\.)?(\(all))[./]\n")
        for path in [
            "Core/Adapters/FakeAPI/A.swift", "Tests/TerminalUITests/A.swift", "scripts/texts", "Tests/SupportA.swift",
        ] {
            try repository.write("changed", to: path)
        }
        let rest = "TestSupportTests|SwiftUITests"
        #expect(try await skipped() == "^([A-Za-z]+\\.)?(\(rest))[./]\n")
        try repository.write("changed", to: "Package.swift")
        #expect(try await skipped() == "")
    }

    @Test("committed, staged, unstaged and untracked files count, and ignored files do not count")
    func kindsOfChange() async throws {
        let repository = try await repository()
        #expect(try await affected("--matrix", in: repository).stdout == #"{"feature":[]}"# + "\n")
        #expect(try await affected("--why", in: repository).stdout == "No feature is affected.\n")
        try await repository.git("switch", "--quiet", "--create", "topic")
        try repository.write(".build-*/\n", to: ".gitignore")
        try repository.write("committed", to: "Features/Account/A.swift")
        try await repository.commitAll()
        // A change is staged, and then undone only in the working tree. A commit would contain the change.
        try repository.write("staged", to: "Features/MyPage/old.swift")
        try await repository.git("add", "--all")
        try repository.write("MyPage", to: "Features/MyPage/old.swift")
        try repository.write("ignored", to: "Features/Feed/.build-x/A.swift")
        #expect(try await affected(in: repository).stdout == "Account\nMyPage\n")
        try repository.write("untracked", to: "Features/Feed/B.swift")
        #expect(try await affected("--base", "HEAD", in: repository).stdout == "Feed\nMyPage\n")
    }

    @Test("--test tests each affected feature, also after a failure, and everything after a change outside of them")
    func tests() async throws {
        let repository = try await repository()
        for name in ["test-feature", "test"] {
            try repository.write("#!/usr/bin/env bash\necho \(name) $*; [ \"$1\" != Feed ]\n", to: "scripts/\(name)")
        }
        _ = try await repository.run("/usr/bin/env", ["chmod", "+x", "scripts/test-feature", "scripts/test"])
        try repository.write("", to: "Features/Feed/A.swift")
        try repository.write("", to: "Features/MyPage/A.swift")
        let outcome = try await affected("--test", in: repository)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout == "== Feed\ntest-feature Feed\n== MyPage\ntest-feature MyPage\n")
        try repository.write("", to: "App/A.swift")
        let all = try await affected("--test", in: repository)
        #expect(all.stdout.hasPrefix("== Account\ntest-feature Account\n") && all.stdout.hasSuffix("\ntest --all\n"))
    }

    @Test("if the changes cannot be found, the message says why")
    func refusals() async throws {
        let repository = try await repository()
        func complaint(_ options: String..., in repository: TestRepository) async throws -> String {
            let outcome = try await repository.script(["affected"] + options)
            #expect(outcome.exitCode == 1 && outcome.stdout == "")
            return outcome.stderr
        }
        let unknown = try await complaint("--base", "nope", in: repository)
        #expect(unknown == "There is no revision nope. Set a branch or revision with --base.\n")
        #expect(try await affected("--matrix", "--test", in: repository).exitCode == 64)
        try await repository.git("branch", "--move", "main", "topic")
        #expect(try await complaint(in: repository).hasPrefix("There is no revision origin/HEAD, origin/main or main."))
        try await repository.git("commit", "--quiet", "--allow-empty", "--message", "Another commit")
        try await repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.root.path)", "clone")
        let clone = TestRepository(at: repository.root.appending(path: "clone"), of: repository)
        let shallow = try await complaint("--base", "HEAD~1", in: clone)
        #expect(shallow.contains("This is a shallow clone") && shallow.contains("git fetch --unshallow"))
        try FileManager.default.removeItem(at: repository.root.appending(path: ".git"))
        #expect(try await complaint(in: repository).hasPrefix("This script needs git, and a commit."))
    }

    @Test("in a folder of a larger repository, paths are relative to the package")
    func nestedFolder() async throws {
        let repository = try await repository()
        try repository.write(repository.text(of: "scripts/affected"), to: "apps/one/scripts/affected")
        try repository.write("", to: "apps/one/Features/MyPage/old.swift")
        try await repository.commitAll()
        let inner = TestRepository(at: repository.root.appending(path: "apps/one"), of: repository)
        try repository.write("outside", to: "Makefile")
        try repository.write("changed", to: "apps/one/Features/MyPage/old.swift")
        #expect(try await affected(in: inner).stdout == "MyPage\n")
    }
}

import Foundation
import Testing

@Suite("scripts/start")
struct StartTests {
    @Test("an app depends on the version, the commit or the folder of its clone, and never on a password")
    func dependency() async throws {
        let fake = try await FakeSwift("echo {} >Package.resolved")
        let repository = fake.repository
        let commit = try await repository.git("rev-parse", "HEAD").prefix { $0 != "\n" }
        func start(_ name: String) async throws -> String {
            let outcome = try await fake.run("start", name, "../\(name)")
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            let app = TestRepository(at: repository.root.appending(path: "../\(name)"), of: repository)
            #expect(try await app.git("ls-files").split(separator: "\n").count == 20)
            #expect(try await app.git("log", "--format=%s") == "\(name), made with FOCAL\n")
            let old = try await app.run("/usr/bin/env", ["git", "grep", "-il", "nova"]).stdout
            #expect(old.isEmpty == !name.lowercased().contains("nova"), "\(old)")
            #expect(outcome.stdout.hasPrefix("\(name) is in ../\(name). It depends on "))
            return try outcome.stdout + app.text(of: "Package.swift") + app.text(of: "README.md")
        }
        let folder = try await start("Nova")
        #expect(folder.contains("/repository, revision \(commit), because this clone has no address.\n"))
        #expect(folder.contains("/repository\",\n            revision: \"\(commit)\",\n"), "\(folder)")
        #expect(folder.contains("url: \"file:///") && folder.contains("package: \"repository\")"))
        try await repository.git("remote", "add", "origin", "https://me:secret@example.com/Focal-2.git")
        #expect(try await start("Early").contains("because https://example.com/Focal-2.git does not have the commit "))
        try await repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
        let revision = try await start("ReadLater")
        #expect(revision.contains("url: \"https://example.com/Focal-2.git\",\n            revision: \"\(commit)\",\n"))
        #expect(revision.contains("(https://example.com/Focal-2/blob/\(commit)/README.ja.md#"))
        #expect(folder.contains("(.build/checkouts/repository/README.md#"))
        #expect(revision.contains("\n.build/checkouts/Focal-2/scripts/test-feature Albums "))
        #expect(revision.contains("package: \"Focal-2\")") && revision.contains("name: \"ReadLaterFeatures\""))
        // Only a tag that the address has is a version.
        for tag in ["v1.10.0", "v1.9.0"] { try await repository.git("tag", tag) }
        #expect(try await start("Late").contains("revision: \"\(commit)\""))
        try await repository.git("clone", "--quiet", "--bare", ".", "../Focal-2.git")
        try await repository.git("remote", "set-url", "origin", "../Focal-2.git")
        let version = try await start("Casanova")
        #expect(version.contains("name: \"CasanovaFeatures\""))
        #expect(version.contains("/Focal-2.git, version 1.10.0.\n"))
        #expect(version.contains("git\",\n            .upToNextMinor(from: \"1.10.0\"),\n"))
        // In an app, the clone is that of SwiftPM.
        for (name, folder) in [("Inner", ".build"), ("Other", "SourcePackages")] {
            let copy = "../app/\(folder)/repositories/Focal-2"
            try await repository.git("clone", "--quiet", "--bare", "../Focal-2.git", copy)
            try await repository.git("clone", "--quiet", copy, "../app/\(folder)/checkouts/Focal-2")
            let script = ["bash", "../app/\(folder)/checkouts/Focal-2/scripts/start", name, "../\(name)"]
            let inner = try await repository.run("/usr/bin/env", script, environment: fake.environment).stdout
            #expect(inner.contains("/Focal-2.git, version 1.10.0.\n") && !inner.contains(folder), "\(inner)")
        }
        for (number, address) in ["https://h/x?token=xyz", "HTTPS://me:xyz@h/x", "ssh://me:xyz@h/x"].enumerated() {
            try await repository.git("remote", "set-url", "origin", address)
            let folder = try await start("App\(number)")
            #expect(folder.contains("because the address of this clone cannot be committed") && !folder.contains("xyz"))
        }
        #expect(try await repository.status() == "")
    }

    @Test("files that git ignores are in the app, and changes that it does not use and another owner are named")
    func gitConfiguration() async throws {
        let fake = try await FakeSwift("echo {} >Package.resolved; mkdir -p .build; touch .build/a")
        let repository = fake.repository
        try repository.write("[core]\nexcludesFile = ~/ignored\n", to: "../home/.gitconfig")
        try await repository.git("clone", "--quiet", "--bare", ".", "../focal.git")
        try await repository.git("remote", "add", "origin", "../focal.git")
        let files = ["../home/ignored": "*.md\nTests\n", "Core/A.swift": "", "scripts/product/README.md": "Nova"]
        for (path, text) in files { try repository.write(text, to: path) }
        let home = ["HOME": repository.root.appending(path: "../home").standardizedFileURL.path]
        let stdout = try await fake.run("start", "Shop", "../Shop", environment: home).stdout
        #expect(stdout.contains(", because they are not committed:\n?? Core/A.swift\n\n"), "\(stdout)")
        let app = TestRepository(at: repository.root.appending(path: "../Shop"), of: repository)
        #expect(try await app.git("ls-files").split(separator: "\n").count == 20)
        // The new folder has the owner that git expects.
        let safe = "HOME=../home git config --global safe.directory \"$(cd .. && pwd -P)/Other\""
        try await repository.bash(safe)
        let other = home.merging(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"]) { $1 }
        let owner = try await fake.run("start", "Other", "../Other", environment: other).stdout
        #expect(owner.contains("folder ../repository, because git says: detected dubious ownership in "), "\(owner)")
    }

    @Test("a name or a folder that cannot be used is refused in one line, and nothing is written")
    func refuses() async throws {
        let repository = try await TestRepository.copy()
        for (arguments, reason) in [
            ("Nova", "Write a name and a new folder: "), ("Nova ../nova --frob", "Write a name and a new folder: "),
            ("--frob ../nova", "Write a name and a new folder: "),
            ("no-va ../nova", "“no-va” cannot be the name of an app. "),
            ("Core ../nova", "“Core” is the name of a module or a folder "),
            ("Appshell ../nova", "is the name of a module"),
            ("App ../nova", "is the name of a module"), ("Samples ../nova", "or a folder that"),
            ("Class ../nova", "“Class” is a keyword, "),
            ("SwiftUI ../nova", "“SwiftUI” is a keyword, a type or a module of Swift or the system. "),
            ("Nova Core", "Core exists already. "), ("Nova nova", "nova is in this repository. "),
            ("Nova ../none/nova", "There is no folder ../none."),
        ] {
            let outcome = try await repository.script(["start"] + arguments.split(separator: " ").map(String.init))
            #expect(outcome.exitCode == 64, "\(arguments)")
            let lines = outcome.stderr.filter(\.isNewline).count
            #expect(outcome.stderr.contains(reason) && lines == 1, "\(outcome.stderr)")
            #expect(!repository.exists("../nova") && outcome.stdout.isEmpty)
        }
        #expect(try await repository.status() == "")
    }

    @Test("after an error and after Ctrl-C, there is no new folder")
    func removes() async throws {
        let fake = try await FakeSwift("[ ! -e ../hold ] || { touch ../held && sleep 60; }; echo No network && false")
        let outcome = try await fake.run("start", "Nova", "../nova")
        #expect(outcome.exitCode == 1 && outcome.stdout.isEmpty && !fake.repository.exists("../nova"))
        let end = "…\nNo network\nThe packages of Nova cannot be resolved.\n"
        #expect(outcome.stderr.hasSuffix(end), "\(outcome.stderr)")
        let long = "../\(String(repeating: "n", count: 300))"
        let none = try await fake.run("start", "Nova", long)
        #expect(none.exitCode == 1 && none.stderr == "\(long) cannot be created: File name too long.\n")
        try fake.repository.write("", to: "../hold")
        let command = ["/usr/bin/env", "bash", "scripts/start", "Nova", "../nova"]
        let code = try await fake.repository.run(command, environment: fake.environment) { program in
            try await fake.repository.bash("until [ -e ../held ]; do sleep 0.02; done")
            #expect(fake.repository.exists("../nova"))
            program.signalGroup(SIGINT)
        }
        #expect(code == 130 && !fake.repository.exists("../nova"))
    }

    @Test("the programs print the first version of the change log")
    func version() throws {
        let own = try TestRepository.own()
        let version = try #require(own.text(of: "CHANGELOG.md").firstMatch(of: /\n## ([0-9.]+)/)).1
        let programs = try own.text(of: "App/Focal/Focal.swift") + own.text(of: "App/Server/FocalServer.swift")
        #expect(programs.matches(of: /version: "(.*)"/).map(\.1) == [version, version])
    }
}

import Foundation
import Testing

@Suite("scripts/start")
struct StartTests {
    /// A product Nova without samples, in one commit. Its scripts use the built tool.
    private static let nova: @Sendable (TestRepository) async throws -> Void = { repository in
        let outcome = try await repository.script("start", "Nova", "--without", "Feed,MyPage")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        try await repository.commitAll()
    }

    @Test("each line of the lists removes or changes something")
    func lists() async throws {
        let own = try TestRepository.own()
        for list in [".ci/start.list", "scripts/benchmarks/start.list"] {
            for line in try own.text(of: list).split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
                #expect(own.exists(parts[0]), "\(line)")
                guard parts.count == 2 else { continue }
                let changed = try await own.run("/usr/bin/env", ["sed", parts[1], parts[0]]).stdout
                #expect(try changed != own.text(of: parts[0]), "\(line)")
            }
        }
    }

    @Test("all names are replaced, what only this repository needs is removed, and no commit is made")
    func renames() async throws {
        let repository = try await TestRepository.copy()
        let revision = try await repository.git("rev-parse", "HEAD").prefix { $0 != "\n" }
        try await repository.git("remote", "add", "origin", "https://me:secret@example.com/a.git")
        let outcome = try await repository.script("start", "FocalPoint", "--without", "Feed", "--with-benchmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("This repository is now FocalPoint. Removed: Feed.\n"))
        #expect(try await repository.git("rev-parse", "HEAD").hasPrefix(revision))
        let code = try repository.text(of: "App/FocalPoint.swift")
        #expect(code.contains("struct FocalPoint:") && code.contains("version: \"0.1.0\""))
        #expect(repository.exists("App/FocalPoint.xcodeproj/project.pbxproj") && !repository.exists("App/FocalApp"))
        #expect(repository.exists("scripts/benchmarks/store/run") && !repository.exists("scripts/benchmarks/feed"))
        for path in ["scripts/toolkit", "scripts/templates", "scripts/start", "CHANGELOG.md", "Features/Feed"] {
            #expect(!repository.exists(path), "\(path)")
        }
        let readme = try repository.text(of: "README.md")
        #expect(readme.hasPrefix("# FocalPoint\n\n[日本語](README.ja.md) · "))
        #expect(readme.contains("\n\nFocalPoint is an app for iOS, macOS and "))
        #expect(try repository.text(of: "README.ja.md").contains("\n\nFocalPoint は、"))
        let record = try repository.text(of: "scripts/.start.json")
        #expect(
            record.contains("    \"FocalPoint\",\n    \"--without\",\n    \"Feed\",\n    \"--with-benchmarks\"\n  ],\n")
        )
        #expect(record.contains("\"source\" : \"https://example.com/a.git\","))
        #expect(record.contains("\"NAME\" : \"FOCAL_POINT\"") && record.contains("\"revision\" : \"\(revision)\""))
    }

    @Test("a name or a sample that cannot be used, a changed or unknown commit is refused, and nothing changes")
    func refuses() async throws {
        let repository = try await TestRepository.copy()
        for (name, reason) in [
            ("tv-guide", "contains “-”. Use only English letters and digits. Did you mean TvGuide?"),
            ("Focal", "Package.swift already contains the name “focal”."),
            ("Todo", "creates a feature Todo. Try MyTodo."),
            ("Git", "“git” is already the name of a system command."), ("Cd", "“cd” is already the name"),
            ("Feed", "The feature Feed exists already in Features/Feed."), ("Login", "already a command named login."),
            ("Nova --frob", "There is no option --frob."), ("Nova --without", "--without needs samples"),
            ("Nova --without Feed,Maps", "There is no feature “Maps”. The features are: "),
        ] {
            let words = name.split(separator: " ").map(String.init)
            let outcome = try await repository.script(["start"] + words)
            #expect(outcome.exitCode == (name == "Feed" ? 3 : 64), "\(outcome.stderr)")
            #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
            #expect(try await repository.status() == "")
        }
        try repository.write("My work\n", to: "App/New.swift")
        let changed = try await repository.script("start", "Nova")
        #expect(changed.stderr.hasPrefix("The working tree has changes. Commit them, or use: git stash"))
        #expect(try await repository.status() == "?? App/New.swift\n")
        try await repository.git("config", "status.showUntrackedFiles", "no")
        let hidden = try await repository.script("start", "Nova")
        #expect(hidden.exitCode == 1 && repository.exists("App/New.swift"), "\(hidden.stderr)")
        try await repository.git("clone", "--quiet", "--branch", "main", ".", "../clone")
        let clone = TestRepository(at: repository.root.appending(path: "../clone").standardizedFileURL, of: repository)
        try clone.write("My work\n", to: "App/New.swift")
        _ = try await clone.run(
            "/usr/bin/env",
            ["bash", "-c", "git add . && git -c user.name=A -c user.email=a commit -qm A"]
        )
        #expect(try await clone.script("start", "Nova").stderr.contains(" does not have the commit "))
    }

    @Test("after an error in the middle, the tree is as before")
    func takesBack() async throws {
        let repository = try await TestRepository.copy()
        try repository.write(repository.text(of: ".ci/start.list") + "LICENSE:/[/d\n", to: ".ci/start.list")
        try await repository.commitAll()
        let outcome = try await repository.script("start", "Nova")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasSuffix("Nothing was changed.\n"))
        #expect(try await repository.status() == "")
    }

    @Test("a product gets the templates from its history or from the source, and its own templates come first")
    func templates() async throws {
        let source = try await TestRepository.copy()
        try await source.git("clone", "--quiet", ".", "../product")
        let product = TestRepository(at: source.root.appending(path: "../product").standardizedFileURL, of: source)
        try await product.git("config", "user.name", "Team")
        try await product.git("config", "user.email", "team@example.com")
        try await Self.nova(product)
        let tool = ["NOVA_TOOLKIT": RunningProgram.path(of: "toolkit")]
        let entry = "Features/SampleThing/SampleThingFeature.swift"
        let mine = try source.text(of: "scripts/templates/screen/\(entry)") + "// Our template\n"
        func make(_ arguments: String..., environment: [String: String] = [:]) async throws -> Outcome {
            let all = environment.merging(tool) { $1 }
            return try await product.script(["new-feature", "Bookmarks", "--dry-run"] + arguments, environment: all)
        }
        // The history of the product has the commit.
        #expect(try await make().stdout.contains("+ Features/Bookmarks/BookmarksFeature.swift\n"))
        #expect(
            try product.text(of: ".build-template/scripts/toolkit/Commands/NewFeatureCommand.swift").contains(" nova ")
        )
        // Without the history, and later without the source. A second commit in the source makes the first one no tip.
        try await source.git("commit", "--quiet", "--allow-empty", "--message", "Another commit")
        try await product.run("/usr/bin/env", ["bash", "-c", "rm -rf .git .build-template && git init --quiet"]).check()
        let fetched = try await make("--template", "crud")
        #expect(fetched.exitCode == 0 && fetched.stderr.hasPrefix("Getting the templates from "), "\(fetched.stderr)")
        try FileManager.default.moveItem(
            at: source.root,
            to: source.root.appending(path: "../moved").standardizedFileURL
        )
        #expect(try await make("--template", "crud").stderr == "")
        try await product.run("/usr/bin/env", ["rm", "-rf", ".build-template"]).check()
        let lost = try await make()
        #expect(lost.exitCode == 1)
        #expect(lost.stderr.contains(" cannot be reached. Set NOVA_TEMPLATE to the path of a clone that has it.\n"))
        let moved = ["NOVA_TEMPLATE": source.root.appending(path: "../moved").standardizedFileURL.path]
        #expect(try await make(environment: moved).exitCode == 0)
        try product.write(mine, to: "scripts/templates/screen/\(entry)")
        #expect(try await make().stdout.filter { $0 == "+" }.count < 12)
    }
}

extension Outcome {
    fileprivate func check() { #expect(exitCode == 0, "\(stderr)") }
}

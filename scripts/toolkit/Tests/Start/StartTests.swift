import Foundation
import Testing

@Suite("scripts/start", .serialized)
struct StartTests {
    @Test("each line that .ci/start.json lists is in its file")
    func record() throws {
        struct Record: Decodable { let lines: [String: [String]] }
        let own = try TestRepository.own()
        let record = try JSONDecoder().decode(Record.self, from: Data(own.text(of: ".ci/start.json").utf8))
        for (path, lines) in record.lines {
            let missing = try Set(lines).subtracting(own.text(of: path).components(separatedBy: "\n"))
            #expect(missing.isEmpty, "\(path)")
        }
    }

    @Test("all names are replaced in texts and paths, and what only this repository needs is removed")
    func renames() async throws {
        let repository = try await TestRepository.withProduct()
        let outcome = try await repository.run("start", "Nova")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("This repository is now Nova.\n"))
        #expect(
            try repository.text(of: "App/Nova.swift").hasPrefix(
                """
                import NovaApp
                import Yak
                import Zebra

                /// The program `nova`, which saves files in `NOVA_HOME`.
                struct Nova {
                    let server = "nova-server, nova_server"
                    let link = "nova://feed, com.example.nova"
                    let configuration = Configuration(version: "0.1.0")
                """
            )
        )
        #expect(try repository.text(of: "App/Nova.xcodeproj/project.pbxproj") == "name = Nova; path = NovaApp;\n")
        let icon = repository.root.appending(path: "App/NovaApp/Icon.png")
        #expect(try Data(contentsOf: icon) == Data([0x89, 0xFF, 0x00]))
        #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: "App/FocalApp").path))
        var contents = try await repository.contents()
        contents["scripts/.start.json"] = nil  // Its path contains “start”.
        #expect(!contents.keys.contains { $0.lowercased().contains("focal") })
        // What only this repository needs is removed: scripts/start, the tests of the scripts, the benchmarks.
        #expect(!contents.contains { $0.contains("tart") || $1.contains("start") || $1.contains("Start") })
        #expect(!contents.contains { $0.contains("CodeTests") || $0.contains("ench") || $1.contains("ench") })
        #expect(contents[".ci/run"] == "step demo\nnova demo\n\nstep result\n")
        #expect(contents["Package.swift"]?.hasSuffix("}\nlet last = 1\n") == true)
        #expect(contents["CHANGELOG.md"] == nil)
    }

    @Test("the READMEs get another introduction, the architecture keeps its name, and no line of code becomes too long")
    func readme() async throws {
        let repository = try await TestRepository.withProduct()
        _ = try await repository.run("start", "FocalPoint")
        let readme = try repository.text(of: "README.md")
        #expect(readme.hasPrefix("# FocalPoint\n\n[日本語](README.ja.md)\n\nFocalPoint is an app for iOS, macOS and "))
        #expect(readme.contains("Layer*.\n\n<!-- golden FeedScreen: Loaded, en, 80 columns -->\n"))
        let demo = "```sh\nfocalpoint demo  # the demo\nFocalPointApp/  the app of FocalPoint\n```\n"
        #expect(readme.hasSuffix(demo + "\n## Commands\n\n- `focalpoint login`\n"))
        let japanese = try repository.text(of: "README.ja.md")
        #expect(japanese.hasPrefix("# FocalPoint\n\n[English](README.md)\n\nFocalPoint は、"))
        #expect(japanese.hasSuffix("（MIT License）から作られました。\n\n```sh\nfocalpoint demo\n```\n"))
        let contributing = "scripts/test      # FOCAL\nfocalpoint demo   # the demo\n"
        #expect(try repository.text(of: "CONTRIBUTING.md") == contributing)
        let code = try repository.text(of: "App/FocalPoint.swift")
        #expect(code.contains("FocalPoint.x,\n") && code.contains("FOCAL_POINT_HOME"))
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("samples are removed with their lines and pictures, benchmarks can stay, and no commit is made")
    func removesSamples() async throws {
        let repository = try await TestRepository.withProduct()
        let head = try await repository.git("rev-parse", "HEAD")
        let outcome = try await repository.run("start", "Nova", "--without", "Feed", "--with-benchmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("This repository is now Nova. Removed: Feed.\n"))
        var contents = try await repository.contents()
        let record = contents.removeValue(forKey: "scripts/.start.json")
        #expect(!contents.contains { $0.contains("Feed") || $1.contains("Feed") || $1.contains("focal feed") })
        #expect(contents["README.md"]?.contains("Layer*.\n\n```sh\nnova demo") == true)
        #expect(contents["Package.swift"]?.contains("if hasBenchmarks {") == true)
        #expect(contents["scripts/benchmarks/store/run"] != nil)
        let tree = try await repository.git("rev-parse", "HEAD^{tree}").prefix { $0 != "\n" }
        let text = record?.split(whereSeparator: \.isWhitespace).joined()
        #expect(text == #"{"arguments":["Nova","--without","Feed","--with-benchmarks"],"tree":"\#(tree)"}"#)
        #expect(try await repository.git("rev-parse", "HEAD") == head)
    }

    @Test("a feature of new-feature can still be removed afterwards, but not if it was edited before")
    func keepsRecords() async throws {
        let repository = try await TestRepository.withProduct()
        let template = "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift"
        let note = "// \(String(repeating: "x", count: 100))\nlet focalLongName = [\"focal aaaaaaa\"]\n"
        try repository.write(repository.text(of: template) + note, to: template)
        for name in ["Alerts", "Bookmarks"] {
            _ = try await repository.run("new-feature", name, "--template", "small", "--no-verify")
        }
        try repository.write("// My work on focal\n", to: "App/Commands/Bookmarks/BookmarksCommand.swift")
        try await repository.commitAll()
        #expect(try await repository.run("start", "Nova").exitCode == 0)
        #expect(try await repository.run("remove-feature", "Alerts").exitCode == 0)
        let refusal = try await repository.run("remove-feature", "Bookmarks")
        #expect(refusal.stderr.contains("  App/Commands/Bookmarks/BookmarksCommand.swift\nNothing was removed."))
    }

    @Test("a name or a sample that cannot be used, or a changed tree, is refused with the reason, and nothing changes")
    func refuses() async throws {
        let repository = try await TestRepository.withProduct()
        for (name, reason) in [
            ("tv-guide", "contains “-”. Use only English letters and digits. Did you mean TvGuide?"),
            ("Focal", "App/Focal.swift exists already."), ("Todo", "creates a feature Todo. Try MyTodo."),
            ("Git", "“git” is already the name of a system command."), ("Cd", "“cd” is already the name"),
            ("Feed", "There is already a module Feed in Features/Feed."),
            ("Listen", "needs a type ListenCommand, but App/Commands/ListenCommand.swift exists already."),
        ] {
            let outcome = try await repository.run("start", name)
            #expect(outcome.exitCode == 64)
            #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        }
        let unknown = try await repository.run("start", "Nova", "--without", "Feed,Maps")
        #expect(unknown.exitCode == 64)
        #expect(unknown.stderr.contains("There is no feature “Maps”. The features are: Feed, MyPage."))
        #expect(try await repository.status() == "")
        try repository.write("My work\n", to: "App/New.swift")
        let outcome = try await repository.run("start", "Nova")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("The working tree has changes. Commit them, or use: git stash"))
        #expect(try await repository.status() == "?? App/New.swift\n")
    }

    @Test("after an error in the middle, the tree is as before")
    func takesBack() async throws {
        let repository = try await TestRepository.withProduct()
        // git ignores App/NovaApp/Icon.png, so the working tree has no changes.
        try repository.write(".build*/\n/App/NovaApp/\n", to: ".gitignore")
        try await repository.commitAll()
        try repository.write("My work\n", to: "App/NovaApp/Icon.png")
        let before = try await repository.contents()
        let outcome = try await repository.run("start", "Nova")
        #expect(outcome.exitCode == 1)
        let step = "Move it to another place."
        #expect(outcome.stderr == "App/NovaApp/Icon.png exists already. \(step) Nothing was changed.\n")
        #expect(try await repository.contents() == before)
        #expect(try await repository.status() == "")
    }
}

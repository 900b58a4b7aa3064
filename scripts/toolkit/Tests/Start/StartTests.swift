import Foundation
import Testing

@Suite("scripts/start", .serialized)
struct StartTests {
    @Test("all names are replaced in texts and paths, and the name of the layer stays")
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
                """
            )
        )
        #expect(try repository.text(of: "App/Nova.xcodeproj/project.pbxproj") == "name = Nova; path = NovaApp;\n")
        #expect(try repository.text(of: "App/NovaApp/NovaApp.swift") == "struct NovaApp {}\n")
        let icon = repository.root.appending(path: "App/NovaApp/Icon.png")
        #expect(try Data(contentsOf: icon) == Data([0x89, 0xFF, 0x00]))
        #expect(try repository.text(of: "LICENSE") == "Copyright (c) 2026 The FOCAL authors\n")
        let paths = try await repository.contents().keys
        #expect(!paths.contains { $0.lowercased().contains("focal") })
        #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: "App/FocalApp").path))
    }

    @Test("the READMEs get another title and introduction, and lose the section about scripts/start")
    func readme() async throws {
        let repository = try await TestRepository.withProduct()
        _ = try await repository.run("start", "FocalPoint")
        let readme = try repository.text(of: "README.md")
        #expect(readme.hasPrefix("# FocalPoint\n\n[日本語](README.ja.md)\n\nFocalPoint is an app for iOS, macOS and "))
        #expect(readme.contains("Layer*.\n\n<!-- golden FeedPage: Loaded, en, 80 columns -->\n"))
        let code = "```sh\nfocalpoint demo  # the demo\nFocalPointApp/  the app of FocalPoint\n```\n"
        #expect(readme.hasSuffix(code + "\n## Commands\n\n- `focalpoint feed`\n- `focalpoint login`\n"))
        let japanese = try repository.text(of: "README.ja.md")
        #expect(japanese.hasPrefix("# FocalPoint\n\n[English](README.md)\n\nFocalPoint は、"))
        #expect(japanese.hasSuffix("（MIT License）から作られました。\n\n```sh\nfocalpoint demo\n```\n"))
        let contributing = "scripts/test      # FOCAL\nfocalpoint demo   # the demo\n"
        #expect(try repository.text(of: "CONTRIBUTING.md") == contributing)
    }

    @Test("a longer name never makes a line of code too long")
    func formats() async throws {
        let repository = try await TestRepository.withProduct()
        _ = try await repository.run("start", "FocalPointForTheWholeWorld")
        let code = try repository.text(of: "App/FocalPointForTheWholeWorld.swift")
        #expect(code.contains("FocalPointForTheWholeWorld.x,\n"))
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 120 })
        #expect(code.contains("FOCAL_POINT_FOR_THE_WHOLE_WORLD_HOME"))
    }

    @Test("what only this repository needs is removed: scripts/start, the tests of the scripts, the benchmarks")
    func removesItself() async throws {
        let repository = try await TestRepository.withProduct()
        _ = try await repository.run("start", "Nova")
        let contents = try await repository.contents()
        #expect(!contents.contains { $0.contains("tart") || $1.contains("start") || $1.contains("Start") })
        #expect(!contents.contains { $0.contains("CodeTests") || $0.contains("ench") || $1.contains("ench") })
        #expect(contents[".ci/run"] == "step demo\nnova demo\n\nstep result\n")
        #expect(contents["Package.swift"]?.hasSuffix(")\nlet last = 1\n") == true)
    }

    @Test("samples are removed with their lines and pictures, benchmarks can stay, and no commit is made")
    func removesSamples() async throws {
        let repository = try await TestRepository.withProduct()
        let head = try await repository.git("rev-parse", "HEAD")
        let outcome = try await repository.run("start", "Nova", "--without", "Feed", "--with-benchmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasPrefix("This repository is now Nova. Removed: Feed.\n"))
        let contents = try await repository.contents()
        #expect(!contents.contains { $0.contains("Feed") || $1.contains("Feed") || $1.contains("focal feed") })
        #expect(contents["README.md"]?.contains("Layer*.\n\n```sh\nnova demo") == true)
        #expect(contents["Package.swift"]?.contains("\"MyPage\",") == true)
        #expect(contents["Package.swift"]?.contains("if hasBenchmarks {") == true)
        #expect(contents["scripts/benchmarks/store/run"] != nil)
        #expect(try await repository.git("rev-parse", "HEAD") == head)
    }

    @Test("a feature of new-feature can still be removed afterwards, but not if it was edited before")
    func keepsRecords() async throws {
        let repository = try await TestRepository.withProduct()
        let template = "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift"
        let note = "// \(String(repeating: "x", count: 100))\nlet focalLongName = [\"focal aaaaaaa\"]\n"
        try repository.write(repository.text(of: template) + note, to: template)
        for name in ["Alerts", "Bookmarks"] {
            _ = try await repository.run(["new-feature", name, "--template", "small", "--no-verify"])
        }
        try repository.write("// My work on focal\n", to: "App/Commands/BookmarksCommand.swift")
        try await repository.commitAll()
        #expect(try await repository.run("start", "Nova").exitCode == 0)
        #expect(try await repository.run("remove-feature", "Alerts").exitCode == 0)
        let refusal = try await repository.run("remove-feature", "Bookmarks")
        #expect(refusal.exitCode == 1)
        #expect(refusal.stderr.contains("  App/Commands/BookmarksCommand.swift\nNothing was removed."))
        #expect(try await repository.run("new-feature", "Maps", "--template", "small", "--no-verify").exitCode == 0)
    }

    @Test("a name or a sample that cannot be used is refused with the reason, and nothing changes")
    func refusesArguments() async throws {
        let repository = try await TestRepository.withProduct()
        for (name, reason) in [
            ("tv-guide", "contains “-”. Use only English letters and digits. Did you mean TvGuide?"),
            ("Focal", "App/Focal.swift exists already."), ("Todo", "makes a feature Todo. Try MyTodo."),
            ("Git", "“git” is already the name of a system command."), ("Cd", "“cd” is already the name"),
            ("Feed", "There is already a module Feed in Features/Feed."),
            ("Listen", "needs a type ListenCommand, but App/Commands/ListenCommand.swift exists already."),
        ] {
            let outcome = try await repository.run("start", name)
            #expect(outcome.exitCode == 64)
            #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        }
        for (samples, reason) in [
            ("Feed,Maps", "There is no feature “Maps”. The features are: Feed, MyPage."),
            ("Feed,", "There is no feature “”."), ("MyPage", "MyPage has no Features/MyPage/.feature.json"),
        ] {
            let outcome = try await repository.run("start", "Nova", "--without", samples)
            #expect(outcome.exitCode != 0)
            #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        }
        #expect(try await repository.status() == "")
    }

    @Test("a working tree with changes is refused", arguments: ["App/New.swift", "LICENSE"])
    func refusesChanges(path: String) async throws {
        let repository = try await TestRepository.withProduct()
        try repository.write("My work\n", to: path)
        let outcome = try await repository.run("start", "Nova")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("The working tree has changes. Commit them, or use: git stash"))
        #expect(try repository.text(of: path) == "My work\n")
    }

    @Test("after an error in the middle, the tree is as before")
    func takesBack() async throws {
        let repository = try await TestRepository.withProduct()
        // git ignores this file, so the tree has no changes.
        try repository.write(".build*/\n/App/NovaApp/\n", to: ".gitignore")
        try await repository.commitAll()
        try repository.write("My work\n", to: "App/NovaApp/Icon.png")
        let before = try await repository.contents()
        let outcome = try await repository.run("start", "Nova")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "App/NovaApp/Icon.png exists already. Nothing was changed.\n")
        #expect(try await repository.contents() == before)
        #expect(try await repository.status() == "")
        #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: "App/Nova.xcodeproj").path))
    }

    @Test("after Ctrl-C at any time, the tree is as before or complete", .timeLimit(.minutes(5)))
    func isInterrupted() async throws {
        let repository = try await TestRepository.withProduct()
        let before = try await repository.contents()
        _ = try await repository.run("start", "Nova")
        let complete = try await repository.contents()
        var interrupted = 0
        for step in 0..<10 {
            try await repository.git("reset", "--quiet", "--hard")
            try await repository.git("clean", "--quiet", "-df")
            let moved = repository.root.appending(path: "App/Nova.swift").path
            let exitCode = try await repository.run(["start", "Nova"]) { program in
                let deadline = ContinuousClock.now + .seconds(60)
                while !FileManager.default.fileExists(atPath: moved), ContinuousClock.now < deadline {
                    await Task.yield()
                }
                try await Task.sleep(for: .microseconds(100 * step))
                program.signal(SIGINT)
            }
            let contents = try await repository.contents()
            if contents != complete {
                #expect(contents == before)
                #expect(exitCode == 130)
                interrupted += 1
            }
        }
        #expect(interrupted > 0)
    }
}

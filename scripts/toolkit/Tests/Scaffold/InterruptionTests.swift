import Foundation
import Testing

@Suite("An interrupted new-feature, remove-feature or start", .serialized)
struct InterruptionTests {
    @Suite(.slow)
    struct SlowTests {
        @Test(
            "after a signal during writing, the tree is unchanged or complete, or remove-feature restores it after SIGKILL",
            arguments: [
                (make, "Features/Bookmarks/.feature.json", SIGINT), (make, "Features/Bookmarks/.feature.json", SIGTERM),
                (make, "Features/Bookmarks/.feature.json", SIGKILL), (["start", "Nova"], "App/Nova.swift", SIGINT),
            ]
        )
        func signals(arguments: [String], path: String, signal: Int32) async throws {
            let repository = try await TestRepository.withProduct()
            let before = try await repository.contents()
            #expect(try await repository.run(arguments).exitCode == 0)
            let complete = try await repository.contents()
            var interrupted = 0
            for step in 0..<20 {
                try await repository.git("reset", "--quiet", "--hard")
                try await repository.git("clean", "--quiet", "-df")
                let exitCode = try await repository.run(["toolkit"] + arguments) { program in
                    let file = repository.root.appending(path: path).path
                    let deadline = ContinuousClock.now + .seconds(150)
                    while !FileManager.default.fileExists(atPath: file), ContinuousClock.now < deadline {
                        try await Task.sleep(for: .microseconds(50))
                    }
                    try await Task.sleep(for: .microseconds(100 * step))
                    program.signal(signal)
                }
                guard try await repository.contents() != complete else { continue }
                #expect(exitCode == 128 + signal)
                interrupted += 1
                if signal == SIGKILL {
                    _ = try await repository.run("remove-feature", "Bookmarks")
                }
                #expect(try await repository.contents() == before)
            }
            #expect(interrupted > 0)
        }
    }

    @Test("remove-feature also removes what an interrupted new-feature or remove-feature left", arguments: 1...10)
    func removesParts(count: Int) async throws {
        let repository = try await TestRepository.withFeatures()
        let before = try await repository.contents()
        _ = try await repository.run(make)
        let after = try await repository.contents()
        try await repository.git("stash", "--quiet", "--include-untracked")
        // new-feature writes .feature.json, then other new files, then edits files. remove-feature does the opposite.
        let order = ["record", "new", "edited"]
        let changed = after.keys.filter { after[$0] != before[$0] }.sorted()
        let ordered = order.flatMap { kind in
            changed.filter { kind == ($0.hasSuffix(".json") ? "record" : before[$0] == nil ? "new" : "edited") }
        }
        #expect(ordered.count == 11)
        for path in ordered.prefix(count) {
            try repository.write(#require(after[path]), to: path)
        }
        let outcome = try await repository.run("remove-feature", "Bookmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(try await repository.contents() == before)
    }

    @Test("if a file cannot be written, the tree is unchanged and keeps the user's changes")
    func takesBack() async throws {
        let repository = try await TestRepository.withFeatures()
        try repository.write("// My work\n", to: "Features/Feed/Mine.swift")
        try repository.write(repository.text(of: "Package.swift") + "// My work\n", to: "Package.swift")
        // Tests/BookmarksTests is a broken link, so new-feature cannot write a file in this folder. Before this error,
        // new-feature has already written most of the new files.
        let link = repository.root.appending(path: "Tests/BookmarksTests").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
        let before = try await repository.contents()
        let outcome = try await repository.run(make)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasSuffix(" Nothing was changed.\n"), "\(outcome.stderr)")
        #expect(try await repository.contents() == before)
        #expect(!FileManager.default.fileExists(atPath: repository.root.appending(path: "Features/Bookmarks").path))
    }

    @Test("if the user edits a list while the feature is tested, the edit is kept and nothing else changes")
    func keepsWork() async throws {
        let repository = try await TestRepository.withFeatures()
        let script =
            "echo '// My work' >>Package.swift; echo '✔ Test run with 1 test in 1 suite passed after 1 second.'"
        let fake = try await FakeSwift(script, in: repository)
        let before = try await repository.contents()
        let outcome = try await fake.run("new-feature", "Bookmarks", "--template", "small")
        #expect(outcome.exitCode == 1)
        let message = "\nPackage.swift was changed while the script ran. Run the script again. Nothing was changed.\n"
        #expect(outcome.stderr.hasSuffix(message), "\(outcome.stderr)")
        var after = try await repository.contents()
        #expect(after["Package.swift"]?.hasSuffix("// My work\n") == true)
        after["Package.swift"] = before["Package.swift"]
        #expect(after == before)
    }
}

private let make = ["new-feature", "Bookmarks", "--template", "small", "--no-verify"]

import Foundation
import TestSupport
import Testing

@Suite("An interrupted new-feature or remove-feature")
struct InterruptionTests {
    @Suite(.slow)
    struct SlowTests {
        @Test(
            "after SIGTERM or Ctrl-C while it writes, the tree is as before, or complete",
            arguments: [SIGINT, SIGTERM]
        )
        func signals(signal: Int32) async throws {
            let house = try await House.withFeatures()
            let before = try await house.contents()
            #expect(try await house.run(arguments).exitCode == 0)
            let complete = try await house.contents()
            #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)
            var interrupted = 0
            for step in 0..<20 {
                let exitCode = try await house.make(endedBy: signal, after: .microseconds(100 * step))
                let contents = try await house.contents()
                if contents == complete {
                    #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)
                } else {
                    #expect(exitCode == 128 + signal)
                    interrupted += 1
                }
                #expect(try await house.contents() == before)
            }
            #expect(interrupted > 0)
        }

        @Test("after SIGKILL while new-feature writes, remove-feature restores the tree")
        func kills() async throws {
            let house = try await House.withFeatures()
            let before = try await house.contents()
            for step in 0..<30 {
                _ = try await house.make(endedBy: SIGKILL, after: .microseconds(100 * step))
                let outcome = try await house.run("remove-feature", "Bookmarks")
                #expect(outcome.exitCode == 0, "\(outcome.stderr)")
                #expect(try await house.contents() == before)
            }
        }
    }

    @Test("each part of the changes of new-feature is removed by remove-feature", arguments: 1...9)
    func removesParts(count: Int) async throws {
        let house = try await House.withFeatures()
        let before = try await house.contents()
        _ = try await house.run(arguments)
        let after = try await house.contents()
        try await house.git("stash", "--quiet", "--include-untracked")
        let changed = House.changed(before, after, order: ["record", "new", "edited"])
        #expect(changed.count == 9)
        for path in changed.prefix(count) {
            try house.write(#require(after[path]), to: path)
        }
        let outcome = try await house.run("remove-feature", "Bookmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(try await house.contents() == before)
    }

    @Test("an interrupted remove-feature is completed by the next one", arguments: 1...8)
    func completesRemoval(count: Int) async throws {
        let house = try await House.withFeatures()
        let before = try await house.contents()
        _ = try await house.run(arguments)
        let after = try await house.contents()
        let changed = House.changed(before, after, order: ["edited", "new", "record"])
        for path in changed.prefix(count) {
            if let text = before[path] {
                try house.write(text, to: path)
            } else {
                try FileManager.default.removeItem(at: house.root.appending(path: path))
            }
        }
        let outcome = try await house.run("remove-feature", "Bookmarks")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(try await house.contents() == before)
    }

    @Test("when a file cannot be written, the tree is as before, with the user's changes")
    func takesBack() async throws {
        let house = try await House.withFeatures()
        try house.write("// My work\n", to: "Features/Feed/Mine.swift")
        try house.write(house.text(of: "Package.swift") + "// My work\n", to: "Package.swift")
        // A link to nothing in the place of a folder for tests: all files before it are written first.
        let link = house.root.appending(path: "Tests/BookmarksTests").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
        let before = try await house.contents()
        let outcome = try await house.run(arguments)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasSuffix(" Nothing was changed.\n"), "\(outcome.stderr)")
        #expect(try await house.contents() == before)
        #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: "Features/Bookmarks").path))
    }
}

private let arguments = ["new-feature", "Bookmarks", "--template", "small", "--no-verify"]

extension House {
    /// The changed files in the order in which a command writes them.
    fileprivate static func changed(_ before: [String: String], _ after: [String: String], order: [String]) -> [String]
    {
        let paths = after.keys.filter { after[$0] != before[$0] }.sorted()
        return order.flatMap { kind in
            paths.filter { kind == ($0.hasSuffix(".json") ? "record" : before[$0] == nil ? "new" : "edited") }
        }
    }

    /// Runs new-feature, and sends it a signal some time after it has written the first file.
    fileprivate func make(endedBy signal: Int32, after delay: Duration) async throws -> Int32 {
        try await run(arguments) { program in
            let first = root.appending(path: "Features/Bookmarks/.feature.json").path
            let deadline = ContinuousClock.now + .seconds(60)
            while !FileManager.default.fileExists(atPath: first), ContinuousClock.now < deadline {
                try await Task.sleep(for: .microseconds(50))
            }
            try await Task.sleep(for: delay)
            program.signal(signal)
        }
    }
}

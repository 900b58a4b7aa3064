import Foundation
import TestSupport
import Testing

@Suite("Killed in the middle")
struct KillTests {
    @Suite(.slow)
    struct SlowTests {
        @Test(
            "killed at 50 random moments, new-feature leaves a tree that is clean or complete, and the next run works"
        )
        func survivesKills() async throws {
            let house = try await House.withFeatures()
            let before = try await house.contents()
            let arguments = ["new-feature", "Bookmarks", "--template", "small", "--no-verify"]
            var duration = try await house.time(arguments, exitCode: 0)
            let after = try await house.contents()
            #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)

            var random = SystemRandomNumberGenerator()
            for _ in 1...50 {
                try await house.run(arguments, killedAfter: duration * Double.random(in: 0..<1, using: &random))
                let contents = try await house.contents()
                #expect(contents == before || contents == after)
                // While other tests run, it takes longer; the shortest run is the one to be killed in.
                let next = try await house.time(arguments, exitCode: contents == after ? 3 : 0)
                duration = contents == before ? min(duration, next) : duration
                #expect(try await house.contents() == after)
                #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)
                #expect(try await house.contents() == before)
            }
        }
    }

    @Test("what was begun is finished by the next run")
    func finishes() async throws {
        let house = try await Self.interruptedHouse()
        _ = try await house.run("remove-feature", "None")
        let contents = try await house.contents()
        #expect(contents["Features/Late/LateFeature.swift"] == "new\n")
        #expect(contents["App/Done.swift"] == "done\n")
        #expect(contents["Core/Changed.swift"] == "changed\n")
        #expect(contents["Core/Old/Gone.swift"] == nil)
        #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: "Core/Old").path))
        #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: Self.work).path))
    }

    @Test(
        "what was begun is left alone, and kept, when its places have changed since",
        arguments: ["App/Done.swift", "Core/Changed.swift", "Core/Old/Gone.swift", "Features/Late/Mine.swift"]
    )
    func leavesAlone(path: String) async throws {
        let house = try await Self.interruptedHouse()
        try house.write("mine\n", to: path)
        let before = try await house.contents()
        for _ in 1...2 {
            let outcome = try await house.run("remove-feature", "None")
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.stderr.hasPrefix(
                    "An earlier run was interrupted, and the tree has changed since. \(Self.work) "
                )
            )
        }
        #expect(try await house.contents() == before)
        #expect(try house.text(of: "\(Self.work)/new/Core/Changed.swift") == "changed\n")
    }

    @Test("a dry run finishes nothing")
    func plansOnly() async throws {
        let house = try await Self.interruptedHouse()
        let before = try await house.contents()
        let outcome = try await house.run("new-feature", "Bookmarks", "--template", "small", "--dry-run")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("An earlier run was interrupted."))
        #expect(try await house.contents() == before)
    }

    private static let work = ".build-toolkit/transaction"

    /// A house in which one of four moves was made when everything stopped.
    private static func interruptedHouse() async throws -> House {
        let house = try await House.withFeatures()
        try house.write("done\n", to: "App/Done.swift")
        try house.write("new\n", to: "\(work)/new/Features/Late/LateFeature.swift")
        try house.write("changed\n", to: "\(work)/new/Core/Changed.swift")
        try house.write("old\n", to: "Core/Changed.swift")
        try house.write("gone\n", to: "Core/Old/Gone.swift")
        try house.write("old\n", to: "\(work)/old/Core/Changed.swift")
        try house.write("", to: "\(work)/old/Core/Old/x")
        let folder = fingerprint(S_IFDIR, "LateFeature.swift", "new\n")
        try house.write(
            """
            {"emptied": ["Core/Old"], "moves": [
              {"from": "\(work)/new/App/Done.swift", "to": "App/Done.swift", "content": "\(fingerprint("done\n"))"},
              {"from": "\(work)/new/Features/Late", "to": "Features/Late", "content": "\(folder)"},
              {"from": "\(work)/new/Core/Changed.swift", "to": "Core/Changed.swift",
               "backup": "\(work)/old/Core/Changed.swift",
               "content": "\(fingerprint("changed\n"))", "replaced": "\(fingerprint("old\n"))"},
              {"from": "Core/Old/Gone.swift", "to": "\(work)/old/Core/Old/Gone.swift", "content": "\(fingerprint("gone\n"))"}
            ]}
            """,
            to: "\(work)/journal.json"
        )
        return house
    }

    private static func fingerprint(_ text: String) -> String {
        fingerprint(S_IFREG, text)
    }

    /// FNV-1a over a kind and some parts, each with a byte behind it.
    private static func fingerprint(_ kind: mode_t, _ parts: String...) -> String {
        let bytes: [UInt8] = (["\(kind)"] + parts).flatMap { Array($0.utf8) + [0xff] }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}

extension House {
    /// Runs a command, and says how long it took.
    fileprivate func time(_ arguments: [String], exitCode: Int32) async throws -> Duration {
        let start = ContinuousClock.now
        #expect(try await run(arguments).exitCode == exitCode)
        return ContinuousClock.now - start
    }
}

import Foundation
import TestSupport
import Testing

@Suite("Killed in the middle")
struct KillTests {
    @Test("killed at 50 random moments, new-feature leaves a tree that is clean or complete, and the next run works")
    func survivesKills() async throws {
        let house = try await House.withFeatures()
        let before = try await house.contents()
        let start = ContinuousClock.now
        let arguments = ["new-feature", "Bookmarks", "--template", "small", "--no-verify"]
        #expect(try await house.run(arguments).exitCode == 0)
        let duration = ContinuousClock.now - start
        let after = try await house.contents()
        #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)

        var random = SystemRandomNumberGenerator()
        for _ in 1...50 {
            let moment = duration * Double.random(in: 0..<1, using: &random)
            try await house.run(arguments, killedAfter: moment)
            let contents = try await house.contents()
            #expect(contents == before || contents == after)
            #expect(try await house.run(arguments).exitCode == (contents == after ? 3 : 0))
            #expect(try await house.contents() == after)
            #expect(try await house.run("remove-feature", "Bookmarks").exitCode == 0)
            #expect(try await house.contents() == before)
        }
    }

    @Test("what was begun when the machine stopped is finished by the next run")
    func finishes() async throws {
        let house = try await House.withFeatures()
        let staged = ".build-toolkit/transaction"
        try house.write("new\n", to: "\(staged)/new/Features/Late/LateFeature.swift")
        try house.write("changed\n", to: "\(staged)/new/Core/Changed.swift")
        try house.write("old\n", to: "Core/Changed.swift")
        try house.write("old\n", to: "Core/Gone.swift")
        try house.write("", to: "\(staged)/old/Core/x")
        try house.write(
            """
            {"moves": [
              {"from": "\(staged)/new/App/Done.swift", "to": "App/Done.swift"},
              {"from": "\(staged)/new/Features/Late", "to": "Features/Late"},
              {"from": "\(staged)/new/Core/Changed.swift", "to": "Core/Changed.swift", "backup": "\(staged)/old/Core/Changed.swift"},
              {"from": "Core/Gone.swift", "to": "\(staged)/old/Core/Gone.swift"}
            ]}
            """,
            to: "\(staged)/journal.json"
        )
        _ = try await house.run("remove-feature", "None")
        let contents = try await house.contents()
        #expect(contents["Features/Late/LateFeature.swift"] == "new\n")
        #expect(contents["Core/Changed.swift"] == "changed\n")
        #expect(contents["Core/Gone.swift"] == nil)
        #expect(!FileManager.default.fileExists(atPath: house.root.appending(path: staged).path))
    }
}

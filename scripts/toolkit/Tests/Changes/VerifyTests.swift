import Foundation
import Testing

@Suite("scripts/verify")
struct VerifyTests {
    private static let first = [
        "lines", "check-boundaries --build", "graph --check", "setup python3", "documents", "affected --why",
    ]
    private static let feed = "Features/Feed/A.swift: Feed (its code, tests or pictures)\n"
    /// A fake for `swift` and the scripts. Adds each call to the file `calls`. Fails if its name is in the file `red`.
    private static let script = """
        #!/usr/bin/env bash
        name=${0##*/}
        echo "$name $*" | sed 's/ $//' >> calls
        [ "$name" != affected ] || cat changes
        [ "$name $1" != "git diff" ] || cat diff
        [ "$name" != "$(cat red)" ] || { cat log; exit 1; }

        """

    /// Runs scripts/verify. The fake `affected` prints `changes`. Returns the outcome, and all calls except the first.
    private func verify(
        _ changes: String,
        diff: String = "",
        red: String = "",
        log: String = ""
    ) async throws -> (Outcome, [String]) {
        let fake = try TestRepository(["changes": changes, "diff": diff, "red": red, "log": log, "stub": Self.script])
        try fake.write(TestRepository.own().text(of: "scripts/verify"), to: "scripts/verify")
        try fake.write("", to: "Features/Feed/A.swift")
        try fake.write("", to: "Features/MyPage/A.swift")
        try fake.write("", to: ".ci/lines")
        for name in [
            "affected", "check-boundaries", "check-views", "git", "graph", "setup", "swift", "test", "test-feature",
            "../.ci/documents", "../.ci/lines",
        ] {
            _ = try await fake.run("/usr/bin/env", ["install", "-m", "755", "stub", "scripts/\(name)"])
        }
        let path = ["PATH": "\(fake.root.appending(path: "scripts").path):/usr/bin:/bin"]
        let outcome = try await fake.run("/usr/bin/env", ["bash", "scripts/verify"], environment: path)
        let calls = try fake.text(of: "calls").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("git ") }
        return (outcome, Array(calls.dropFirst()))
    }

    @Test("the changed features are tested alone, and after a change that affects every feature, everything is tested")
    func green() async throws {
        let own = "(its code, tests or pictures)\n"
        let feed = "Features/Feed/A.swift: Feed \(own)App/Focal/Commands/MyPage/A.swift: MyPage \(own)"
        let alone = ["test-feature Feed --app", "test-feature MyPage --app"]
        let cases = [
            (feed + "README.md: no feature (a document)\n", alone),
            (feed + "Features/Feed/Views/A.swift: Feed \(own)", alone + ["check-views"]),
            (feed + "Tests/Goldens/FeedViewTests/A.txt: Feed \(own)", alone + ["check-views"]),
            (feed + "Core/A.swift: every feature (not in a feature)\n", ["check-views", "test"]),
            ("Package.swift: every feature (not in a feature)\n", ["check-views", "test"]),
            ("No feature is affected.\n", []),
        ]
        for (changes, tests) in cases {
            let (outcome, calls) = try await verify(changes, diff: "+    func a()\n")
            #expect(calls == Self.first + tests)
            #expect(outcome.stdout.wholeMatch(of: /scripts\/verify: all checks passed in \d+ s\.\n/) != nil)
            #expect(outcome.exitCode == 0 && outcome.stderr == "")
        }
    }

    @Test("after a change of a public declaration, the SwiftUI app is checked")
    func checksFace() async throws {
        let diff = "+    @MainActor public func a()\n"
        let (_, calls) = try await verify(Self.feed, diff: diff)
        #expect(calls == Self.first + ["test-feature Feed --app", "check-views"])
    }

    @Test("the first check that fails ends the run, and its reason is in the first lines and not longer than 40 lines")
    func red() async throws {
        let error = "A.swift:1:1: error: 語"
        let issue = "✘ Test \"a\" recorded an issue at A.swift:1:1: Issue\n↳ 語\n"
        let noise = """
            error: emit-module command failed with exit code 1 (use -v)
            ✔ Test "b" passed
            ✘ Test run with 2 tests failed

            """
        for (log, reason) in [
            (noise + error + "\n" + noise + error, error + "\n"), (noise + issue + noise, issue), ("語\n", "語\n"),
        ] {
            let (outcome, calls) = try await verify(Self.feed, red: "test-feature", log: log)
            #expect(calls.last == "test-feature Feed --app")
            #expect(outcome.exitCode == 1)
            #expect(outcome.stdout == "")
            let lines = outcome.stderr.split(separator: "\n", maxSplits: 2)
            #expect(lines.first?.hasPrefix("scripts/verify: the feature Feed failed after ") == true)
            #expect(lines.dropFirst() == ["  scripts/test-feature Feed --app", Substring(reason)])
        }
        let long = (1...99).map { "A.swift:\($0):1: error: 語\n" }.joined()
        let (outcome, calls) = try await verify("", red: "graph", log: long)
        #expect(calls.last == "graph --check" && outcome.stderr.split(separator: "\n").count == 40)
    }
}

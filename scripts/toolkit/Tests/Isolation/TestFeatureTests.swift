import Foundation
import Testing

@Suite("scripts/test-feature", .serialized)
struct TestFeatureTests {
    private static let passed = #"echo "✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.""#

    @Test("swift test runs for one feature, in a package that has links to the files but no Package.resolved")
    func start() async throws {
        let fake = try await FakeSwift(
            #"""
            echo "$FOCAL_FEATURE $FOCAL_STRICT${FOCAL_APP-}${FOCAL_BENCHMARKS-} $*"
            ls "$4"
            [ "$(uname)" != Linux ] || [ "$FOCAL_VIEWS" = 1 ] || exit 1
            \#(Self.passed)
            """#
        )
        try fake.repository.write("", to: "Package.resolved")
        // If new-feature fails, it can leave a copy of a file here.
        try fake.repository.write("", to: ".build-Feed/package/Features/Feed/FeedFeature.swift")
        let environment = ["FOCAL_STRICT": "1", "FOCAL_APP": "1", "FOCAL_BENCHMARKS": "1"]
        let outcome = try await fake.run("test-feature", "Feed", "--", "--filter", "a b", environment: environment)
        #expect(outcome.exitCode == 0)
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Feed 1 test --disable-xctest --package-path ") == true)
        #expect(lines.first?.hasSuffix("/.build-Feed --filter a b") == true)
        #expect(lines.dropFirst().prefix(4) == ["Core", "Features", "Package.swift", "Tests"])
        let link = fake.repository.root.appending(path: ".build-Feed/package/Features").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Features")
        #expect(lines.last == "Compiled: nothing")
    }

    @Test("with --app, the app runs the suites in the feature's folder, or those of no feature")
    func app() async throws {
        let fake = try await FakeSwift("echo \"$FOCAL_FEATURE${FOCAL_APP-} $*\"; \(Self.passed)")
        for path in ["Feed/FeedTests", "Feed/Shell+Feed", "LinkTests"] {
            try fake.repository.write("", to: "Tests/AppTests/\(path).swift")
        }
        try fake.repository.write("", to: "Tests/RootTests/FeedAndMyPage/BothTests.swift")
        for (feature, suite) in [("Feed", "FeedTests|BothTests"), ("MyPage", "BothTests")] {
            let outcome = try await fake.run("test-feature", feature, "--app")
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            let options = "--disable-xctest --scratch-path .build-app -Xswiftc -gnone --filter \\.(\(suite))/"
            let app = "== The app with \(feature)\n1 test \(options)\n"
            #expect(outcome.stdout.contains("\nCompiled: nothing\n\(app)"))
        }
    }

    @Test("the output has relative paths, and the compiled modules are printed at the end, also those of the views")
    func output() async throws {
        let fake = try await FakeSwift(
            #"""
            echo "[1/9] Compiling FeedViewTests A.swift"; echo "[2/9] Emitting module SwiftUI"
            echo "[3/9] Emitting module repositoryPackageTests"
            echo "warning: $4/Features/Feed/A.swift:1:2 and $4/Tests/A.swift" >&2
            printf "Compiling Other A.swift\n\n"; \#(Self.passed); printf "no newline" >&2
            """#
        )
        let manifest = try fake.repository.text(of: "Package.swift")
        try fake.repository.write(manifest + TestRepository.views, to: "Package.swift")
        let outcome = try await fake.run("test-feature", "Feed")
        #expect(
            outcome.stdout == """
                [1/9] Compiling FeedViewTests A.swift
                [2/9] Emitting module SwiftUI
                [3/9] Emitting module repositoryPackageTests
                Compiling Other A.swift

                ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.
                Compiled: FeedViewTests, SwiftUI

                """
        )
        #expect(outcome.stderr == "warning: Features/Feed/A.swift:1:2 and Tests/A.swift\nno newline")
    }

    @Test("a compiled module that the feature does not need is an error, even if an earlier run compiled it")
    func foreignModules() async throws {
        let fake = try await FakeSwift("echo \"[1/2] Compiling MyPage A.swift\"; \(Self.passed)")
        try fake.repository.write("", to: ".build-Feed/debug/Billing.build/A.o")
        let outcome = try await fake.run("test-feature", "Feed")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr.hasPrefix(
                "Feed: these modules were compiled, but the feature does not need them: Billing, MyPage. "
            )
        )
    }

    @Test("it is an error if a test fails, or if no test runs, alone or in the app")
    func failure() async throws {
        let skipped =
            "echo '➜ Test off() skipped.'; echo '✔ Test run with 1 test in 0 suites passed after 0.001 seconds.'"
        for (script, message, startsApp) in [
            ("", "no test ran", false), (skipped, "no test ran", false),
            ("\(Self.passed); exit 1", "a test failed", false),
            ("[ \"${FOCAL_APP-}\" ] || \(Self.passed)", "no test ran", true),
        ] {
            let outcome = try await FakeSwift(script).run("test-feature", "Feed", "--app")
            #expect(outcome.exitCode == 1)
            #expect(outcome.stderr == "Feed: \(message).\n")
            #expect(outcome.stdout.contains("== The app") == startsApp)
        }
    }

    @Test("if the feature is unknown, the message has a similar name and a list of the features")
    func unknownName() async throws {
        let fake = try await FakeSwift("exit 1")
        let near = try await fake.run("test-feature", "mypge")
        #expect(near.exitCode == 64)
        #expect(near.stderr == "There is no feature mypge. Did you mean MyPage? The features are: Feed, MyPage.\n")
        #expect(try await fake.run("test-feature", "Feed", "--filter", "A").exitCode == 64)
    }

    @Test("after Ctrl-C or SIGTERM, swift test ends before the script ends", arguments: ["INT", "TERM"])
    func interrupt(signal: String) async throws {
        let fake = try await FakeSwift(
            "trap 'kill $!; echo ended; exit 130' INT; sleep 60 & kill -\(signal) $PPID; wait"
        )
        let outcome = try await fake.run("test-feature", "Feed")
        #expect(outcome.stdout == "ended\n")
        #expect(outcome.stderr == "The script was interrupted.\n")
        #expect(outcome.exitCode == (signal == "INT" ? 130 : 143))
    }

    @Test("the script does not wait for a program that a test left running, even if the output is still open")
    func grandchild() async throws {
        // The program that a test leaves running. It keeps only stdin, stdout and stderr open, because this test is
        // about the output.
        let sleeper = """
            (for n in /dev/fd/*; do n=${n##*/}; [ "$n" -le 2 ] || eval "exec $n>&-"; done; exec sleep 600) &
            """
        let outcome = try await FakeSwift("\(sleeper)\n\(Self.passed)").run("test-feature", "Feed")
        // If the script waited for the program, the test would kill the script after 300 seconds.
        #expect(outcome.exitCode == 0)
    }
}

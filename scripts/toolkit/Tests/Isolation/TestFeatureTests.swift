import Foundation
import Testing

@Suite("scripts/test-feature", .serialized)
struct TestFeatureTests {
    private static let passed = #"echo "✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.""#

    @Test("swift test runs for one feature, in a package that has links to the files but no Package.resolved")
    func start() async throws {
        let fake = try await FakeSwift(
            #"""
            echo "$FOCAL_FEATURE $FOCAL_STRICT${FOCAL_TOOLKIT-}${FOCAL_BENCHMARKS-} $*"
            ls "$4"
            echo "views: ${FOCAL_VIEWS-}"
            \#(Self.passed)
            """#
        )
        try fake.repository.write("", to: "Package.resolved")
        let environment = ["FOCAL_STRICT": "1", "FOCAL_TOOLKIT": "1", "FOCAL_BENCHMARKS": "1"]
        let outcome = try await fake.test("Feed", "--", "--filter", "a b", environment: environment)
        #expect(outcome.exitCode == 0)
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Feed 1 test --disable-xctest --package-path ") == true)
        #expect(lines.first?.hasSuffix("/.build-Feed --filter a b") == true)
        #expect(lines.dropFirst().prefix(4) == ["Core", "Features", "Package.swift", "Tests"])
        #if os(Linux)
        #expect(lines.contains("views: 1"))
        #else
        #expect(lines.contains("views: "))
        #endif
        #expect(lines.last == "Compiled: nothing")
    }

    @Test("the modules of the views and of their tests may be compiled")
    func views() async throws {
        let names = ["Core", "Feed", "FeedViewTests", "SwiftUI", "TestSupport", "ViewTestSupport"]
        let steps = names.map { "echo '[1/9] Compiling \($0) A.swift'" }
        let fake = try await FakeSwift((steps + [Self.passed]).joined(separator: "\n"))
        try fake.repository.write(TestRepository.manifestWithViews, to: "Package.swift")
        let outcome = try await fake.test("Feed")
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.hasSuffix("Compiled: \(names.joined(separator: ", "))\n"))
    }

    @Test("the output has relative paths, and the compiled modules are printed at the end")
    func output() async throws {
        let fake = try await FakeSwift(
            #"""
            echo "[1/9] Compiling Core A.swift"; echo "[2/9] Emitting module Feed"
            echo "[3/9] Emitting module repositoryPackageTests"
            echo "warning: $4/Features/Feed/A.swift:1:2 and $4/Tests/A.swift" >&2
            printf "Compiling Other A.swift\n\n"; \#(Self.passed); printf "no newline" >&2
            """#
        )
        let outcome = try await fake.test("Feed")
        #expect(
            outcome.stdout == """
                [1/9] Compiling Core A.swift
                [2/9] Emitting module Feed
                [3/9] Emitting module repositoryPackageTests
                Compiling Other A.swift

                ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.
                Compiled: Core, Feed

                """
        )
        #expect(outcome.stderr == "warning: Features/Feed/A.swift:1:2 and Tests/A.swift\nno newline")
        #expect(outcome.exitCode == 0)
    }

    @Test("a compiled module that the feature does not need is an error, even if an earlier run compiled it")
    func foreignModules() async throws {
        let fake = try await FakeSwift("echo \"[1/2] Compiling MyPage A.swift\"; \(Self.passed)")
        try fake.repository.write("", to: ".build-Feed/debug/Billing.build/A.o")
        let outcome = try await fake.test("Feed")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.stderr.hasPrefix(
                "Feed: these modules were compiled, but the feature does not need them: Billing, MyPage. "
            )
        )
    }

    @Test(
        "it is an error if no test runs",
        arguments: [
            "", "echo '✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.'",
            "echo '➜ Test off() skipped.'; echo '✔ Test run with 1 test in 0 suites passed after 0.001 seconds.'",
        ]
    )
    func noTest(script: String) async throws {
        let outcome = try await FakeSwift(script).test("Feed")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "Feed: no test ran.\n")
    }

    @Test("a failed test is an error")
    func failure() async throws {
        let outcome = try await FakeSwift("\(Self.passed); exit 1").test("Feed")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr == "Feed: a test failed.\n")
    }

    @Test("if the feature is unknown, the message has the most similar name and a list of the features")
    func unknownName() async throws {
        let fake = try await FakeSwift("exit 1")
        let near = try await fake.test("mypge")
        #expect(near.exitCode == 64)
        #expect(near.stderr == "There is no feature mypge. Did you mean MyPage? The features are: Feed, MyPage.\n")
        let far = try await fake.test("../Core")
        #expect(far.exitCode == 64)
        #expect(far.stderr == "There is no feature ../Core. The features are: Feed, MyPage.\n")
        #expect(try await fake.test("Feed", "--filter", "A").exitCode == 64)
    }

    @Test("after Ctrl-C or SIGTERM, swift test ends before the script ends", arguments: ["INT", "TERM"])
    func interrupt(signal: String) async throws {
        let fake = try await FakeSwift(
            "trap 'kill $!; echo ended; exit 130' INT; sleep 60 & kill -\(signal) $PPID; wait"
        )
        let outcome = try await fake.test("Feed")
        #expect(outcome.stdout == "ended\nCompiled: nothing\n")
        #expect(outcome.stderr == "Feed: the test was interrupted.\n")
        #expect(outcome.exitCode == 130)
    }

    @Test("the script does not wait for a program that a test left running, even if the output is still open")
    func grandchild() async throws {
        let start = ContinuousClock.now
        // The program that a test leaves running. It keeps only stdin, stdout and stderr open, because this test is
        // about the output.
        let sleeper = """
            (for n in /dev/fd/*; do n=${n##*/}; [ "$n" -le 2 ] || eval "exec $n>&-"; done; exec sleep 600) &
            """
        let outcome = try await FakeSwift("\(sleeper)\n\(Self.passed)").test("Feed")
        #expect(outcome.exitCode == 0)
        #expect(start.duration(to: .now) < .seconds(500))
    }
}

import Foundation
import Testing

@Suite("scripts/test-feature")
struct TestFeatureTests {
    private static let passed = "echo '✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.'"

    @Test("swift test runs in a separate package that has only the feature, with the options after --")
    func command() async throws {
        let fake = try await FakeSwift("echo \"$*\"; \(Self.passed)")
        let outcome = try await fake.run("test-feature", "Feed", "--", "--filter", "Login")
        #expect(outcome.exitCode == 0, "\(outcome.stdout)")
        let folders = "--package-path .build-Feed/package --scratch-path .build-Feed"
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first == "test --disable-xctest \(folders) --filter Login")
        #expect(lines.last == "Compiled: nothing")
        let dump = try await fake.repository.bash("swift package --package-path .build-Feed/package dump-package")
        let paths = dump.stdout.matches(of: /"path" : "(.+)"/).map(\.1)
        #expect(paths == ["Features/Feed", "Tests/FeedTests", "Core", "Tests/Support"], "\(dump.stderr)")
        let link = fake.repository.root.appending(path: ".build-Feed/package/Features").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../Features")
        #expect(!fake.repository.exists(".build-Feed/package/Package.resolved"))
    }

    @Test("with --app, the app runs the suites in the feature's folders, for Authentication also those of no feature")
    func app() async throws {
        let fake = try await FakeSwift("echo \"$*\"; \(Self.passed)")
        let feature = try await fake.run("test-feature", "MyPage", "--app")
        #expect(feature.exitCode == 0, "\(feature.stdout)")
        let options = #"test --disable-xctest --filter \.("#
        let app = feature.stdout.split(separator: "\n").first { $0.hasPrefix(options) } ?? ""
        #expect(app.contains("MyPage") && app.contains("FeedAndMyPage") && !app.contains("LinkTests"), "\(app)")
        let none = try await fake.run("test-feature", "Authentication", "--app")
        let others = none.stdout.split(separator: "\n").first { $0.hasPrefix(options) } ?? ""
        #expect(others.contains("UsageTests|") && others.contains("LoginScreenTests|"), "\(others)")
        #expect(!others.contains("MyPage"), "\(others)")
    }

    @Test("the output has relative paths, and the compiled modules are printed at the end")
    func output() async throws {
        let fake = try await FakeSwift(
            #"""
            echo "[1/9] Compiling FeedViewTests A.swift"; echo "[2/9] Emitting module SwiftUI"
            echo "[3/9] Emitting module repositoryPackageTests"
            echo "warning: $PWD/$4/Features/Feed/A.swift:1:2 and $PWD/$4/Tests/A.swift" >&2
            printf "Compiling Other A.swift\n\n"; \#(Self.passed)
            """#
        )
        #expect(
            try await fake.run("test-feature", "Feed").stdout == """
                [1/9] Compiling FeedViewTests A.swift
                [2/9] Emitting module SwiftUI
                [3/9] Emitting module repositoryPackageTests
                warning: Features/Feed/A.swift:1:2 and Tests/A.swift
                Compiling Other A.swift

                ✔ Test run with 3 tests in 1 suite passed after 0.001 seconds.
                Compiled: FeedViewTests, SwiftUI

                """
        )
    }

    @Test(
        "a failed test, a failed build, no test and a foreign module are errors",
        arguments: [
            ("", "no test ran."), ("\(passed); exit 1", "a test failed."),
            ("exit 1", "the build failed, or the tests did not finish."),
            ("echo '➜ Test a() skipped.'; echo '✔ Test run with 1 test in 0 suites passed.'", "no test ran."),
            (
                "echo '[1/2] Compiling MyPage A.swift'; \(passed)",
                "these modules were compiled, but the feature does not need them: MyPage."
            ),
        ]
    )
    func failure(script: String, message: String) async throws {
        let outcome = try await FakeSwift(script).run("test-feature", "Feed", "--app")
        #expect(outcome.exitCode == 1)
        #expect(outcome.stdout.hasSuffix("Feed: \(message)\n"), "\(outcome.stdout)")
        #expect(!outcome.stdout.contains("== The app"))
    }

    @Test("if the feature is unknown, the message has a list of the features")
    func unknownName() async throws {
        let outcome = try await TestRepository.own().script("test-feature", "Maps")
        #expect(outcome.exitCode == 64)
        #expect(outcome.stderr.hasPrefix("There is no feature “Maps”. The features are: "))
        #expect(outcome.stderr.contains("Authentication, "))
    }
}

import Testing

@Suite("scripts/affected --test")
struct AffectedTestTests {
    @Test("each affected feature is tested alone. Then the tests of each package run, also after a failure")
    func tests() async throws {
        let fake = try await FakeSwift(
            """
            echo "Test run of ${FOCAL_FEATURE:-$*}"; echo "- Test run with 1 test passed"
            case "$FOCAL_FEATURE$*" in *"${FAILING:-nothing}"*) exit 1;; esac
            """
        )
        let repository = fake.repository
        let views = """
            if Context.environment["FOCAL_VIEWS"] != nil {
                package.targets.append(.testTarget(name: "ViewTests", dependencies: ["Core"], path: "Tests/ViewTests"))
            }
            """
        try repository.write(repository.text(of: "Package.swift") + views, to: "Package.swift")
        try repository.write(TestRepository.serverManifest, to: "App/Server/Package.swift")
        try repository.write("#!/usr/bin/env bash\necho \"check-views $*\"\n", to: "bin/views")
        try repository.write("", to: "scripts/check-views")
        _ = try await repository.run("/usr/bin/env", ["install", "-m", "755", "bin/views", "scripts/check-views"])
        try repository.write(".build-*/\nbin/\n", to: ".gitignore")
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        #expect(try await fake.run("affected", "--test").stdout == "")

        try repository.write("", to: "Core/A.swift")
        let failed = try await fake.run("affected", "--test", environment: ["FAILING": "Feed"])
        #expect(failed.exitCode == 1)
        #expect(failed.stderr == "Feed: a test failed.\n")
        #expect(
            failed.stdout.replacing("- Test run with 1 test passed\n", with: "") == #"""
                == Feed
                Test run of Feed
                Compiled: nothing
                == MyPage
                Test run of MyPage
                Compiled: nothing
                == ServerTests
                Test run of test --package-path ./App/Server/ --disable-xctest --filter ^(ServerTests)\.
                == AppTests, CoreTests
                Test run of test --package-path ./ --disable-xctest --filter ^(AppTests|CoreTests)\.
                == ViewTests
                check-views --filter ^(ViewTests)\.

                """#
        )
        let others = try await fake.run("affected", "--test", environment: ["FAILING": "ServerTests"])
        #expect(others.exitCode == 1)
        #expect(others.stderr == "ServerTests: the build or a test failed.\n")
        #expect(others.stdout.contains("== AppTests"))
        #expect(try await fake.run("affected", "--test").exitCode == 0)
    }
}

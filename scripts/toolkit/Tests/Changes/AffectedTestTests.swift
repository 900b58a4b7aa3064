import Testing

@Suite("scripts/affected --test")
struct AffectedTestTests {
    @Test("each affected feature is tested alone, and after a failure the next feature is tested")
    func tests() async throws {
        let fake = try await FakeSwift(
            """
            echo "Test run of $FOCAL_FEATURE"; echo "- Test run with 1 test passed"
            [ "$FOCAL_FEATURE" != "$FAILING" ]
            """,
            features: ["Account", "Feed", "MyPage"]
        )
        let repository = fake.repository
        try repository.write(".build-*/\nbin/\n", to: ".gitignore")
        try await repository.git("init", "--quiet")
        try await repository.commitAll()
        #expect(try await fake.run("affected", "--test").stdout == "")

        try repository.write("", to: "Features/Feed/A.swift")
        try repository.write("", to: "Tests/MyPageTests/A.swift")
        let failed = try await fake.run("affected", "--test", environment: ["FAILING": "Feed"])
        #expect(failed.exitCode == 1)
        #expect(failed.stderr == "Feed: a test failed.\n")
        #expect(
            failed.stdout == """
                == Feed
                Test run of Feed
                - Test run with 1 test passed
                Compiled: nothing
                == MyPage
                Test run of MyPage
                - Test run with 1 test passed
                Compiled: nothing

                """
        )
        #expect(try await fake.run("affected", "--test").exitCode == 0)
    }
}

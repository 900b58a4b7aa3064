import Testing

@testable import TestSupport

@MainActor @Suite("The trait .exhaustive")
struct ExhaustiveTraitTests {
    @Test("a test without .exhaustive fails if it uses a test clock, a scripted client or a recorder")
    func forgotten() async throws {
        try await expectFailures(
            "This TestClock is not checked at the end of the test. Add the trait .exhaustive.",
            "This ScriptedAPIClient is not checked at the end of the test. Add the trait .exhaustive.",
            "This StateRecorder<Int> is not checked at the end of the test. Add the trait .exhaustive.",
            trait: nil
        ) {
            _ = ScriptedAPIClient(clock: TestClock())
            _ = StateRecorder(PlainStore(0))
        }
    }

    @Test("if a test throws an error, tasks that still sleep do not add a failure")
    func thrown() async throws {
        await #expect(throws: CancellationError.self) {
            try await expectFailures {
                let clock = TestClock()
                Task { try await clock.sleep(for: .seconds(1)) }
                await clock.sleepers(1)
                throw CancellationError()
            }
        }
    }

    @Test("a test that works longer than its limit does not fail")
    func working() async throws {
        try await expectFailures(trait: ExhaustiveTrait(limit: .milliseconds(100))) {
            let end = ContinuousClock.now + .milliseconds(300)
            while ContinuousClock.now < end { await Task.yield() }
        }
    }

    @Test("a test with a clock is stopped if nothing can happen any more, and the failure lists the waiting tasks")
    func hanging() async throws {
        try await expectFailures(
            "Nothing can happen any more, and the test has not ended.\n"
                + "A task still sleeps until the clock is at 1.0 seconds. Now it is at 0.0 seconds.",
            trait: ExhaustiveTrait(limit: .seconds(3_600))
        ) {
            let clock = TestClock()
            let nap = Task { try await clock.sleep(for: .seconds(1)) }
            await clock.sleepers(1)
            _ = await nap.result
            let lateClock = TestClock()
            _ = await Task { try await lateClock.sleep(for: .seconds(1)) }.result
        }
    }

    @Test("a wait for a state that does not come fails, and the failure has the last state", arguments: [true, false])
    func missingState(hasClock: Bool) async throws {
        let reason =
            hasClock
            ? "Nothing can happen any more, and the test has not ended." : "The test did not end within 0.1 seconds."
        try await expectFailures(
            "\(reason)\nThe test waits for a state that does not come. The last state is:\n3",
            trait: ExhaustiveTrait(limit: .milliseconds(100))
        ) {
            let clock = hasClock ? TestClock() : nil
            let store = PlainStore(1)
            store.pass(through: 2, 3)
            await store.wait { $0 == 2 }
            #expect(clock?.hasSleepers != true)
        }
    }

    /// In a run with other tests, something always runs.
    @MainActor @Suite(.slow)
    struct SlowTests {
        @Test("without a trait, a wait for a state that does not come fails when nothing runs", .timeLimit(.minutes(1)))
        func missingStateWithoutTrait() async throws {
            try await WaitLimit.$current.withValue(.milliseconds(100)) {
                let expected = "The test waits for a state that does not come. The last state is:\n1"
                try await expectFailures(expected, trait: nil) {
                    await PlainStore(1).wait { $0 == 2 }
                }
            }
        }
    }

    @Test("a wait for a request that does not come fails, and the failure has the number of requests")
    func missingRequest() async throws {
        let server = try FaultServer { _ in [] }
        try await expectFailures(
            "The test did not end within 0.1 seconds.\nThe server received only 0 of 1 requests.",
            trait: ExhaustiveTrait(limit: .milliseconds(100))
        ) {
            await server.received(1)
        }
    }
}

import TestSupport
import Testing

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

    @Test("a test that does not end in time is stopped, and the failure lists the waiting tasks", .exhaustive)
    func hanging() async throws {
        let time = TestClock()
        try await expectFailures(
            "The test did not end within 0.1 seconds.\n"
                + "A task still sleeps until the clock is at 1.0 seconds. Now it is at 0.0 seconds.",
            trait: ExhaustiveTrait(limit: .milliseconds(100), clock: time)
        ) {
            let clock = TestClock()
            let nap = Task { try await clock.sleep(for: .seconds(1)) }
            await clock.sleepers(1)
            await time.sleepers(1)
            time.advance(by: .milliseconds(100))
            _ = await nap.result
            let lateClock = TestClock()
            _ = await Task { try await lateClock.sleep(for: .seconds(1)) }.result
        }
    }
}

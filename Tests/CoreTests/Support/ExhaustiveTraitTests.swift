import TestSupport
import Testing

@MainActor @Suite("The trait .exhaustive")
struct ExhaustiveTraitTests {
    @Test("a support object in a test without it fails the test")
    func forgotten() async throws {
        try await expectFailures(
            "This TestClock is not checked at the end. Add .exhaustive to the test.",
            "This ScriptedAPIClient is not checked at the end. Add .exhaustive to the test.",
            "This StateRecorder<SearchState> is not checked at the end. Add .exhaustive to the test.",
            trait: nil
        ) {
            _ = ScriptedAPIClient(clock: TestClock())
            _ = StateRecorder(PlainStore(SearchState.idle))
        }
    }

    @Test("a test that throws an error is not checked for leftovers")
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

    @Test("a test that hangs is stopped, and fails with the list of what it waits for", .exhaustive)
    func hanging() async throws {
        let time = TestClock()
        try await expectFailures(
            "The test did not end within 0.1 seconds.",
            "A task still sleeps until 1.0 seconds, and the clock is at 0.0 seconds.",
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

    @Test("each case of a test with arguments is checked on its own", .exhaustive, arguments: 1...3)
    func arguments(seconds: Int) async throws {
        let clock = TestClock()
        let nap = Task { try await clock.sleep(for: .seconds(seconds)) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(seconds))
        try await nap.value
    }
}

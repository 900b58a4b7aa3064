import TestSupport
import Testing

@MainActor @Suite("The trait .exhaustive")
struct ExhaustiveTraitTests {
    @Test("is missed by every object that it should check")
    func forgotten() async throws {
        try await expectFailures(
            "Nothing checks this TestClock at the end: add .exhaustive.",
            "Nothing checks this ScriptedAPIClient at the end: add .exhaustive.",
            "Nothing checks this StateRecorder<SearchState> at the end: add .exhaustive.",
            trait: nil
        ) {
            _ = ScriptedAPIClient(clock: TestClock())
            _ = StateRecorder(PlainStore(SearchState.idle))
        }
    }

    @Test("does not ask what a test left open that failed by an error")
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

    @Test("ends a test that hangs, lists what it waited for, and lets it wait for nothing more", .exhaustive)
    func hanging() async throws {
        let time = TestClock()
        try await expectFailures(
            "The test did not end within 0.1 seconds.",
            "Someone is still sleeping until 1.0 seconds, and the clock stands at 0.0 seconds.",
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

    @Test("checks every case of a test with arguments on its own", .exhaustive, arguments: 1...3)
    func arguments(seconds: Int) async throws {
        let clock = TestClock()
        let nap = Task { try await clock.sleep(for: .seconds(seconds)) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(seconds))
        try await nap.value
    }
}

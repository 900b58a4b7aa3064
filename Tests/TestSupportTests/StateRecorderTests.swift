import Core
import TestSupport
import Testing

@MainActor @Suite("A state recorder", .exhaustive)
struct StateRecorderTests {
    let store = PlainStore(0)

    @Test("expect fails if a transition is missing, additional or in another order")
    func otherHistory() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
            - 1
              2
            """,
            """
            The transitions do not match (- expected, + actual):
              3
            + 2
            """,
            """
            The transitions do not match (- expected, + actual):
            - 2
              1
            + 2
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: 2)
            recorder.expect(1, 2)
            store.pass(through: 3, 2)
            recorder.expect(3)
            store.pass(through: 1, 2)
            recorder.expect(2, 1)
        }
    }

    @Test("a test fails if it does not check all transitions with expect or next")
    func unasserted() async throws {
        try await expectFailures("The test ended without asserting these transitions (+ actual):\n+ 2") {
            let recorder = StateRecorder(store)
            store.pass(through: 1, 2)
            await recorder.next(1)
        }
    }

    @Test("next fails if another transition happens, or if no transition happens")
    func noNext() async throws {
        let time = TestClock()
        try await expectFailures(
            "The transition does not match (- expected, + actual):\n- 1\n+ 2",
            "The test did not end within 0.1 seconds.\nNo transition happened in the test (- expected):\n- 3",
            trait: ExhaustiveTrait(limit: .milliseconds(100), clock: time)
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: 2)
            await recorder.next(1)
            await time.sleepers(1)
            time.advance(by: .milliseconds(100))
            await recorder.next(3)
        }
    }
}

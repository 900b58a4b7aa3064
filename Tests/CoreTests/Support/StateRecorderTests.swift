import Core
import TestSupport
import Testing

@MainActor @Suite("A state recorder", .exhaustive)
struct StateRecorderTests {
    let store = PlainStore(SearchState.idle)

    @Test("expect succeeds if the history has exactly the given states, and then clears the history")
    func exactHistory() {
        let recorder = StateRecorder(store)
        recorder.expect()
        store.pass(through: .loading("a"), .loading("a"), .loaded([]))
        recorder.expect(.loading("a"), .loading("a"), .loaded([]))
        store.pass(through: .idle)
        recorder.expect(.idle)
    }

    @Test("expect fails when a transition is missing")
    func missing() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
            - .loading("a")
              .loaded([])
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .loaded([]))
            recorder.expect(.loading("a"), .loaded([]))
        }
    }

    @Test("expect fails if there is an additional transition, even to an equal state")
    func extra() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
              .loading("a")
            + .loading("a")
              .loaded([])
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .loading("a"), .loading("a"), .loaded([]))
            recorder.expect(.loading("a"), .loaded([]))
        }
    }

    @Test("expect fails if the order of the transitions is different")
    func order() async throws {
        try await expectFailures(
            """
            The transitions do not match (- expected, + actual):
            - .loading("a")
              .idle
            + .loading("a")
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .idle, .loading("a"))
            recorder.expect(.loading("a"), .idle)
        }
    }

    @Test("a test fails if it does not check all transitions with expect or next")
    func unasserted() async throws {
        try await expectFailures(
            """
            The test ended without asserting these transitions (+ actual):
            + .loading("a")
            + .failed(
            +   .invalidResponse(.json(UnreadableJSON(path: "[3].title", problem: .missing))),
            + )
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(
                through: .idle,
                .loading("a"),
                .failed(.invalidResponse(.json(UnreadableJSON(path: "[3].title", .missing))))
            )
            await recorder.next(.idle)
        }
    }

    @Test("next waits for one transition, and keeps later transitions in the history")
    func next() async {
        let recorder = StateRecorder(store)
        // The store and this test use the main actor. So the store can change only after `next` has started to wait.
        async let moves: Void = store.pass(through: .loading("a"), .idle)
        await recorder.next(.loading("a"))
        await moves
        recorder.expect(.idle)
    }

    @Test("next fails if the transition is not the expected one")
    func otherNext() async throws {
        try await expectFailures(
            """
            The transition does not match (- expected, + actual):
            - .loading("a")
            + .loading("b")
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .loading("b"))
            await recorder.next(.loading("a"))
        }
    }

    @Test("next fails when no transition happens")
    func noNext() async throws {
        let time = TestClock()
        try await expectFailures(
            "The test did not end within 0.1 seconds.",
            """
            No transition happened in the test (- expected, + actual):
            - .idle
            """,
            trait: ExhaustiveTrait(limit: .milliseconds(100), clock: time)
        ) {
            await time.sleepers(1)
            time.advance(by: .milliseconds(100))
            await StateRecorder(store).next(.idle)
        }
    }

    @Test("the recorder does not retain the store")
    func lifetime() {
        var store: PlainStore? = PlainStore(SearchState.idle)
        let recorder = store.map { StateRecorder($0) }
        weak let weakStore = store
        store = nil
        #expect(weakStore == nil)
        recorder?.expect()
    }
}

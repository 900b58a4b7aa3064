import Core
import TestSupport
import Testing

@MainActor @Suite("A state recorder", .exhaustive)
struct StateRecorderTests {
    let store = PlainStore(SearchState.idle)

    @Test("takes the exact history, and what follows is a history of its own")
    func exactHistory() {
        let recorder = StateRecorder(store)
        recorder.expect()
        store.pass(through: .loading("a"), .loading("a"), .loaded([]))
        recorder.expect(.loading("a"), .loading("a"), .loaded([]))
        store.pass(through: .idle)
        recorder.expect(.idle)
    }

    @Test("fails when a transition is missing")
    func missing() async throws {
        try await expectFailures(
            """
            The store went another way (- expected, + actual):
            - .loading("a")
              .loaded([])
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .loaded([]))
            recorder.expect(.loading("a"), .loaded([]))
        }
    }

    @Test("fails when there is a transition too many, be it equal to the one before")
    func extra() async throws {
        try await expectFailures(
            """
            The store went another way (- expected, + actual):
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

    @Test("fails when the order is another")
    func order() async throws {
        try await expectFailures(
            """
            The store went another way (- expected, + actual):
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

    @Test("fails when the test ends with a transition that it did not assert")
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

    @Test("waits for the next transition, and leaves the ones after it")
    func next() async {
        let recorder = StateRecorder(store)
        // Both run on the main actor: the store cannot move before `next` waits.
        async let moves: Void = store.pass(through: .loading("a"), .idle)
        await recorder.next(.loading("a"))
        await moves
        recorder.expect(.idle)
    }

    @Test("fails when the next transition is another")
    func otherNext() async throws {
        try await expectFailures(
            """
            The store went another way (- expected, + actual):
            - .loading("a")
            + .loading("b")
            """
        ) {
            let recorder = StateRecorder(store)
            store.pass(through: .loading("b"))
            await recorder.next(.loading("a"))
        }
    }

    @Test("fails when the next transition never comes")
    func noNext() async throws {
        let time = TestClock()
        try await expectFailures(
            "The test did not end within 0.1 seconds.",
            """
            No transition came before the test ended (- expected, + actual):
            - .idle
            """,
            trait: ExhaustiveTrait(limit: .milliseconds(100), clock: time)
        ) {
            await time.sleepers(1)
            time.advance(by: .milliseconds(100))
            await StateRecorder(store).next(.idle)
        }
    }

    @Test("does not keep the store alive")
    func lifetime() {
        var store: PlainStore? = PlainStore(SearchState.idle)
        let recorder = store.map { StateRecorder($0) }
        weak let weakStore = store
        store = nil
        #expect(weakStore == nil)
        recorder?.expect()
    }
}

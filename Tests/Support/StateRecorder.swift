public import Core
public import Testing

/// Records every transition of a store, so that a test can name them all, in order.
///
/// A store's actions are awaited, so its history is complete when they return. A test that ends with transitions that
/// it did not name fails.
@MainActor
public final class StateRecorder<State: Equatable & Sendable> {
    private let history = Monitor<[State]>([])
    private let sourceLocation: SourceLocation

    /// Records the transitions of `store` from now on; it does not keep the store alive.
    public init(_ store: some Store<State>, sourceLocation: SourceLocation = #_sourceLocation) {
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
        store.transitions.observe { [history] state in
            history.update { $0.append(state) }
        }
    }

    /// Asserts that exactly these transitions came since the last assertion. `expect()` asserts that none did.
    public func expect(_ states: State..., sourceLocation: SourceLocation = #_sourceLocation) {
        let actual = history.update { history in
            defer { history = [] }
            return history
        }
        guard actual != states else { return }
        let diff = HistoryDiff(expected: states, actual: actual)
        Issue.record("The store went another way (- expected, + actual):\n\(diff)", sourceLocation: sourceLocation)
    }

    /// Asserts that the next transition after the last asserted one is this, and waits for it if it has not come: for
    /// what happens while an action is under way.
    public func next(_ state: State, sourceLocation: SourceLocation = #_sourceLocation) async {
        _ = await history.wait { !$0.isEmpty }
        let actual = history.update { $0.isEmpty ? nil : $0.removeFirst() }
        guard actual != state else { return }
        let diff = HistoryDiff(expected: [state], actual: actual.map { [$0] } ?? [])
        let problem = actual == nil ? "No transition came before the test ended" : "The store went another way"
        Issue.record("\(problem) (- expected, + actual):\n\(diff)", sourceLocation: sourceLocation)
    }
}

extension StateRecorder: Exhaustible {
    nonisolated var leftovers: [Leftover] {
        let diff = HistoryDiff(expected: [], actual: history.current)
        guard !diff.actual.isEmpty else { return [] }
        let text = "The test ended without asserting these transitions (+ actual):\n\(diff)"
        return [Leftover(text: text, sourceLocation: sourceLocation)]
    }

    nonisolated func abandon() {
        history.abandon()
    }
}

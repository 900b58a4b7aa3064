public import Core
public import Testing

/// Records every transition of a store, so that a test can assert all of them in order.
///
/// The history is complete when the awaited action of the store returns. A test fails if it ends with transitions that it
/// did not assert.
@MainActor
public final class StateRecorder<State: Equatable & Sendable> {
    private let history = Monitor<[State]>([])
    private let sourceLocation: SourceLocation

    /// Starts to record the transitions of `store`. It does not retain the store.
    public init(_ store: some Store<State>, sourceLocation: SourceLocation = #_sourceLocation) {
        self.sourceLocation = sourceLocation
        ExhaustiveScope.register(self, sourceLocation: sourceLocation)
        store.transitions.observe { [history] state in
            history.update { $0.append(state) }
        }
    }

    /// Asserts that exactly these transitions happened since the last assertion. `expect()` asserts that none happened.
    public func expect(_ states: State..., sourceLocation: SourceLocation = #_sourceLocation) {
        let actual = history.update { history in
            defer { history = [] }
            return history
        }
        guard actual != states else { return }
        let diff = HistoryDiff(expected: states, actual: actual)
        Issue.record("The store had other transitions (- expected, + actual):\n\(diff)", sourceLocation: sourceLocation)
    }

    /// Waits for the next transition that is not asserted yet, and asserts that it is `state`. Use it while an action is
    /// running.
    public func next(_ state: State, sourceLocation: SourceLocation = #_sourceLocation) async {
        _ = await history.wait { !$0.isEmpty }
        let actual = history.update { $0.isEmpty ? nil : $0.removeFirst() }
        guard actual != state else { return }
        let diff = HistoryDiff(expected: [state], actual: actual.map { [$0] } ?? [])
        let problem = actual == nil ? "No transition happened in the test" : "The store had another transition"
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

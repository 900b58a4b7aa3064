public import Core
public import Testing

/// Records every transition of a store, so that a test can assert all of them in order.
///
/// When an awaited action of the store returns, all transitions of this action are recorded. A test with `.exhaustive`
/// fails if it ends with transitions that it did not assert.
@MainActor
public final class StateRecorder<State: Equatable & Sendable> {
    private let history = Monitor<[State]>([])
    private let missing = Monitor<Leftover?>(nil)
    private let sourceLocation: SourceLocation

    /// Starts to record the transitions of `store`. The recorder does not retain the store.
    public init(_ store: some Store<State>, sourceLocation: SourceLocation = #_sourceLocation) {
        self.sourceLocation = sourceLocation
        // With `.everyOrder`, the transitions are different in each order, so they are not checked at the end.
        if Order.current == nil { ExhaustiveScope.register(self, sourceLocation: sourceLocation) }
        store.transitions.observe { [history] state in
            history.update { $0.append(state) }
        }
    }

    /// Asserts that exactly these transitions happened since the last assertion. `expect()` asserts that none happened.
    public func expect(_ states: State..., sourceLocation: SourceLocation = #_sourceLocation) {
        expect(states, sourceLocation: sourceLocation)
    }

    /// Asserts that exactly these transitions happened since the last assertion.
    public func expect(_ states: [State], sourceLocation: SourceLocation = #_sourceLocation) {
        let actual = history.update { history in
            defer { history = [] }
            return history
        }
        guard actual != states else { return }
        let diff = changes(from: states, to: actual)
        Issue.record("The transitions do not match (- expected, + actual):\n\(diff)", sourceLocation: sourceLocation)
    }

    /// Waits for the first transition that is not asserted yet, and asserts that its new state is `state`. Use this
    /// method while an action is still running.
    public func next(_ state: State, sourceLocation: SourceLocation = #_sourceLocation) async {
        let none = "No transition happened in the test (- expected):\n\(changes(from: [state], to: []))"
        missing.update { $0 = Leftover(text: none, sourceLocation: sourceLocation) }
        guard await history.wait(until: { !$0.isEmpty }) else { return }
        missing.update { $0 = nil }
        let actual = history.update { $0.removeFirst() }
        guard actual != state else { return }
        let diff = changes(from: [state], to: [actual])
        Issue.record("The transition does not match (- expected, + actual):\n\(diff)", sourceLocation: sourceLocation)
    }
}

/// Returns the difference between two lists of states, as text.
private func changes<State>(from expected: [State], to actual: [State]) -> String {
    let (old, new) = (expected.flatMap(StructuredText.lines), actual.flatMap(StructuredText.lines))
    let note = old == new ? "\n  (the two have the same text, but they are not equal)" : ""
    return changedLines(from: old, to: new) + note
}

extension StateRecorder: Exhaustible {
    nonisolated var leftovers: [Leftover] {
        if let missing = missing.current { return [missing] }
        let actual = history.current
        guard !actual.isEmpty else { return [] }
        let diff = changes(from: [], to: actual)
        let text = "The test ended without asserting these transitions (+ actual):\n\(diff)"
        return [Leftover(text: text, sourceLocation: sourceLocation)]
    }

    nonisolated func abandon() {
        history.abandon()
    }
}

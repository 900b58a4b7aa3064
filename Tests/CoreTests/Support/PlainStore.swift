import Core

/// A store for tests. It changes its state only when a test calls `pass(through:)`.
@MainActor
final class PlainStore<State: Equatable & Sendable>: Store {
    private(set) var state: State {
        didSet { transitions.send(state) }
    }
    let transitions = Transitions<State>()

    init(_ state: State) {
        self.state = state
    }

    func pass(through states: State...) {
        for state in states {
            self.state = state
        }
    }
}

import Core

/// A store for tests. It changes its state only when a test calls `pass(through:)`.
@MainActor
final class PlainStore<State: Equatable & Sendable>: Store {
    @Observed private(set) var state: State
    var transitions: Transitions<State> { $state }

    init(_ state: State) {
        self.state = state
    }

    func pass(through states: State...) {
        for state in states {
            self.state = state
        }
    }
}

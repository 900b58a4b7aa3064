package import Core

/// A store for tests of this package. It changes its state only when a test calls `pass(through:)`.
@MainActor
package final class PlainStore<State: Equatable & Sendable>: Store {
    @Observed package private(set) var state: State
    package var transitions: Transitions<State> { $state }

    package init(_ state: State) {
        self.state = state
    }

    package func pass(through states: State...) {
        for state in states {
            self.state = state
        }
    }
}

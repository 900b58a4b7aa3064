import Core

/// A store whose state is set by a test.
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

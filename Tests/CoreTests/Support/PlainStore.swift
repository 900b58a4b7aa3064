import Core

/// A store without logic. A test sets its states with `pass(through:)`.
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

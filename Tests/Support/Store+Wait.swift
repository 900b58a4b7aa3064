public import Core

extension Store {
    /// Waits until `isReached` returns `true` for the state.
    public func wait(until isReached: (State) -> Bool) async {
        let states = transitions.values
        guard !isReached(state) else { return }
        for await state in states where isReached(state) { return }
    }
}

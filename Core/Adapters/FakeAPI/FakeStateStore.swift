public import Core

/// Saves the state of a fake backend. Several backends can use the same store.
public protocol FakeStateStore: Sendable {
    /// Reads the current state. Before the first change, the state is `FakeState()`.
    func read() throws(StorageError) -> FakeState
    /// Reads the state, changes the state with `change`, and saves the new state. Other updates wait until the state is
    /// saved. A store does not need to save a state that did not change.
    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result
}

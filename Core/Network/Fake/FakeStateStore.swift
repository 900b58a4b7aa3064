public import Core

/// Saves the state of a fake backend. Several backends can use the same store, also in different processes.
public protocol FakeStateStore: Sendable {
    /// Reads the current state. Before the first change it is `FakeState()`.
    func read() throws(StorageError) -> FakeState
    /// Reads the state, changes it and saves it. Other changes wait until it is saved. A store need not save an
    /// unchanged state.
    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result
}

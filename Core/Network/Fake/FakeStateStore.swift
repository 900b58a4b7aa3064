public import Core

/// Saves the state of a fake backend. Several backends can share one store, also in several processes.
public protocol FakeStateStore: Sendable {
    /// The current state. Before the first change it is `FakeState()`.
    func read() throws(StorageError) -> FakeState
    /// Reads the state, changes it and saves it. Other changes wait meanwhile. An unchanged state need not be saved.
    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result
}

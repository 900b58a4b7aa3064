public import Core

/// Keeps what a fake backend changed. Several backends may share one store, even from several processes.
public protocol FakeStateStore: Sendable {
    /// The state as it is now; a fresh one before anything was changed.
    func read() throws(StorageError) -> FakeState
    /// Reads the state, changes it and keeps it, with nobody else in between. Nothing needs to be written when the change
    /// left it equal.
    func update<Result>(_ change: (inout FakeState) -> Result) throws(StorageError) -> Result
}

/// Stores the session of one server.
public protocol SessionStore: Sendable {
    /// The saved session. `nil` means that nobody is signed in.
    func session() async throws(StorageError) -> Session?
    /// Reads the session, changes it with `change`, and saves it in one atomic step. `nil` deletes the session.
    func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError)
    /// Saves a session. It replaces the old session, even if the old session cannot be read.
    func save(_ session: Session) async throws(StorageError)
    /// Deletes the session, even if it cannot be read.
    func clear() async throws(StorageError)
    /// Throws if a session cannot be saved. Call it before a login or a renewal, so that new tokens are not lost.
    func checkWritable() async throws(StorageError)
    /// Runs `work`. No other task and no other process runs `work` for the same store at the same time. The session can
    /// still be read and changed, so `work` may wait for a request.
    ///
    /// - Throws: `StorageError` if the lock is not available. Then `work` was not run.
    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async throws(StorageError) -> Value
}

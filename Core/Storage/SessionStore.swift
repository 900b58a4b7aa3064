/// Stores the session of one server.
public protocol SessionStore: Sendable {
    /// The saved session, or `nil`.
    func session() async throws(StorageError) -> Session?
    /// Reads the session, changes it, and saves it, as one atomic step. `nil` means no session.
    func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError)
    /// Saves a session and replaces the old one, even if that cannot be read.
    func save(_ session: Session) async throws(StorageError)
    /// Deletes the session, even if it cannot be read.
    func clear() async throws(StorageError)
    /// Checks that a session can be saved. Use it before a login or a renewal, so that new tokens are not lost.
    func checkWritable() async throws(StorageError)
    /// Runs `work` while no other task and no other process does so for the same store. The session can still be read and
    /// changed, so `work` can take as long as a request.
    ///
    /// - Throws: `StorageError` if `work` was not run.
    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async throws(StorageError) -> Value
}

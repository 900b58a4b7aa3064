/// Stores the session of one server. In an app, it is a `KeychainSessionStore`.
public protocol SessionStore: Sendable {
    /// The saved session. `nil` means that nobody is signed in.
    func session() async throws(StorageError) -> Session?
    /// Reads, changes and saves the session in one atomic step. If `change` sets the session to `nil`, it is deleted,
    /// and the reason for its end is `refused`.
    func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError)
    /// Saves a session. It replaces the old session, even if the old session is damaged.
    func save(_ session: Session) async throws(StorageError)
    /// Deletes the session of this user, or of any user, even if it is damaged or from a later version of the program.
    func clear(of user: User.ID?) async throws(StorageError)
    /// A sequence of the changes from now on. It does not include changes of another process until this process reads
    /// the session. The method is not `async`, so that an `init` can call it and miss no later change.
    func changes() -> AsyncStream<SessionChange>
    /// Throws if a session cannot be saved. Call this before a login or a renewal, so that new tokens are not lost.
    func checkWritable() async throws(StorageError)
    /// Runs `work` while all other callers of this method for the same session wait. If the session is in a file,
    /// callers in other processes also wait. During `work`, the session can still be read and changed.
    ///
    /// - Throws: `StorageError` if waiting takes too long or the lock cannot be used. In this case, `work` was not run.
    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async throws(StorageError) -> Value
}

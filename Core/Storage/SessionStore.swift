/// Keeps the session of one server between starts.
public protocol SessionStore: Sendable {
    /// The session that was kept, or `nil`.
    func session() async throws(StorageError) -> Session?
    /// Keeps a session in the place of any other of this server.
    func save(_ session: Session) async throws(StorageError)
    /// Forgets the session of this server.
    func clear() async throws(StorageError)
    /// Finds out whether a session could be kept, so that nobody signs in for nothing.
    func checkWritable() async throws(StorageError)
}

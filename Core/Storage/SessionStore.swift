/// Keeps the session of one server between starts.
public protocol SessionStore: Sendable {
    /// The session that was kept, or `nil`.
    func session() async throws(StorageError) -> Session?
    /// Changes what is kept, with nobody else in between; `nil` stands for no session.
    func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError)
    /// Finds out whether a session could be kept, so that nobody signs in for nothing.
    func checkWritable() async throws(StorageError)
}

extension SessionStore {
    /// Keeps a session in the place of any other of this server.
    public func save(_ session: Session) async throws(StorageError) {
        try await update { $0 = session }
    }

    /// Forgets the session of this server.
    public func clear() async throws(StorageError) {
        try await update { $0 = nil }
    }
}

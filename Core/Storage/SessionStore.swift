/// Keeps the session of one server between starts.
public protocol SessionStore: Sendable {
    /// The session that was kept, or `nil`.
    func session() async throws(StorageError) -> Session?
    /// Changes what is kept, with nobody else in between; `nil` stands for no session.
    func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError)
    /// Keeps a session in the place of any other of this server, even of one that cannot be read any more.
    func save(_ session: Session) async throws(StorageError)
    /// Forgets the session of this server, even one that cannot be read.
    func clear() async throws(StorageError)
    /// Finds out whether a session could be kept, so that nobody signs in for nothing, and no token is renewed for nothing.
    func checkWritable() async throws(StorageError)
    /// Runs `work` while nobody else who shares the store does, in this process or another. It may take as long as a request:
    /// reading and changing the session goes on meanwhile.
    ///
    /// - Throws: `StorageError`, without having run `work`.
    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async throws(StorageError) -> Value
}

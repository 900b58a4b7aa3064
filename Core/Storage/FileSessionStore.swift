public import Foundation

/// A session store in a private file, where every server has an entry of its own: a token goes nowhere but to the server
/// that it came from.
public struct FileSessionStore: SessionStore {
    private let file: JSONFile<Contents>
    private let server: String

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - file: Where to keep it; `nil` where the system gives no folder, and every call then throws `noFolder`.
    ///   - server: The server's origin, as `http://localhost:3000`.
    public init(file: URL?, server: String) {
        self.file = JSONFile(file: PrivateFile(file))
        self.server = server
    }

    /// The session that was kept, or `nil`.
    public func session() throws(StorageError) -> Session? {
        try file.read()?.sessions[server]
    }

    /// Keeps a session.
    public func save(_ session: Session) throws(StorageError) {
        try file.update(default: Contents()) { $0.sessions[server] = session }
    }

    /// Forgets the session.
    public func clear() throws(StorageError) {
        guard try session() != nil else { return }
        try file.update(default: Contents()) { $0.sessions[server] = nil }
    }

    /// Takes the lock, which writes beside the file, and reads what is there.
    public func checkWritable() throws(StorageError) {
        try file.update(default: Contents()) { _ in }
    }

    private struct Contents: Codable, Equatable, Sendable {
        var schemaVersion = SchemaVersion()
        var sessions: [String: Session] = [:]
    }
}

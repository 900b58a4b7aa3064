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

    /// Changes what is kept, under the file's lock.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        try file.update(default: Contents()) { change(&$0.sessions[server]) }
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

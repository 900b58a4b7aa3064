public import Foundation

/// A session store in a private file. The file has one entry for each server, so a token is sent only to the server that
/// issued it.
public struct FileSessionStore: SessionStore {
    private let file: PrivateFile
    private let contents: JSONFile<Contents>
    private let server: String
    private let clock: any Clock<Duration>

    /// A store for the sessions of one server.
    ///
    /// - Parameters:
    ///   - file: The file, or `nil` if there is no folder for it. Then every call throws `noFolder`.
    ///   - server: The origin of the server, for example `http://localhost:3000`.
    ///   - clock: The clock to wait with while another process renews the session.
    public init(file: URL?, server: String, clock: any Clock<Duration> = ContinuousClock()) {
        self.file = PrivateFile(file, limit: 1_000_000)
        contents = JSONFile(file: self.file)
        self.server = server
        self.clock = clock
    }

    /// The saved session, or `nil`.
    public func session() throws(StorageError) -> Session? {
        try contents.read()?.sessions[server]
    }

    /// Changes the saved session while it holds the lock of the file.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        try contents.update(default: Contents()) { change(&$0.sessions[server]) }
    }

    /// Saves a session. A damaged file is replaced.
    public func save(_ session: Session) throws(StorageError) {
        try contents.update(default: Contents(), replacing: \.isDamage) { $0.sessions[server] = session }
    }

    /// Deletes the session. A file that is damaged or from a later version is deleted with all its sessions.
    public func clear() throws(StorageError) {
        // Without a folder there is no session, and a folder for the lock is not needed.
        guard file.hasFolder else { return }
        try contents.update(default: Contents(), replacing: \.isUnreadable) { $0.sessions[server] = nil }
    }

    /// Takes the lock, reads the file, and writes a draft of the size that a new session can need.
    public func checkWritable() throws(StorageError) {
        try contents.checkWritable(64_000, replacing: \.isDamage)
    }

    /// Runs `work` while it holds another lock, so that sessions can still be read and changed.
    public func exclusively<Value: Sendable>(
        _ work: @Sendable () async -> Value
    ) async throws(StorageError) -> Value {
        try await file.exclusively(waitingOn: clock, work)
    }

    private struct Contents: Codable, Equatable, Sendable {
        var schemaVersion = SchemaVersion()
        var sessions: [String: Session] = [:]
    }
}

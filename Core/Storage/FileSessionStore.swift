public import Foundation

/// Stores sessions in a private file. The file has one session for each server, so a token is sent only to the server
/// that issued it.
public struct FileSessionStore: SessionStore {
    private let file: PrivateFile
    private let contents: JSONFile<Contents>
    private let server: String
    private let clock: any Clock<Duration>

    /// Creates a store for the session of one server.
    ///
    /// - Parameters:
    ///   - file: The file. It is `nil` if there is no folder for it. Then every method throws `noFolder`.
    ///   - server: The origin of the server, for example `http://localhost:3000`.
    ///   - clock: Measures how long the store waits while another process renews the session.
    public init(file: URL?, server: String, clock: any Clock<Duration> = ContinuousClock()) {
        self.file = PrivateFile(file, limit: 1_000_000)
        contents = JSONFile(file: self.file)
        self.server = server
        self.clock = clock
    }

    /// The saved session. `nil` means that nobody is signed in.
    public func session() throws(StorageError) -> Session? {
        try contents.read()?.sessions[server]
    }

    /// Changes the saved session. The file is locked during the change.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        try contents.update(default: Contents()) { change(&$0.sessions[server]) }
    }

    /// Saves a session. If the file is damaged, it is replaced.
    public func save(_ session: Session) throws(StorageError) {
        try contents.update(default: Contents(), replacing: \.isDamage) { $0.sessions[server] = session }
    }

    /// Deletes the session. A file that is damaged or from a later version is deleted with the sessions of all servers.
    public func clear() throws(StorageError) {
        // Without a folder there is no session to delete, so do not create a folder for the lock.
        guard file.hasFolder else { return }
        try contents.update(default: Contents(), replacing: \.isUnreadable) { $0.sessions[server] = nil }
    }

    /// Throws if a session cannot be saved. It reads the file, and writes a draft with space for a new session.
    public func checkWritable() throws(StorageError) {
        try contents.checkWritable(64_000, replacing: \.isDamage)
    }

    /// Runs `work` while it holds a separate lock for renewals. Sessions can still be read and changed.
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

public import Foundation

/// Stores sessions in a private file. The file contains a separate session for each server, so that a token is sent
/// only to the server that issued the token.
public actor FileSessionStore: SessionStore {
    private let contents: JSONFile<Contents>
    private let server: String
    private let clock: any Clock<Duration>
    private let observed = SessionChanges()

    /// Creates a store for the session of one server.
    ///
    /// - Parameters:
    ///   - file: The URL of the file. If there is no folder for it, pass `nil`. Then no session can be read or saved.
    ///   - server: The origin of the server, for example `http://localhost:3000`.
    ///   - clock: Measures how long the store waits while another process renews the tokens.
    public init(file: URL?, server: String, clock: any Clock<Duration> = ContinuousClock()) {
        contents = JSONFile(file: PrivateFile(file, limit: 1_000_000))
        self.server = server
        self.clock = clock
    }

    /// The saved session. `nil` means that nobody is signed in.
    public func session() throws(StorageError) -> Session? {
        let session = try contents.read()?.sessions[server]
        observed.found(session)
        return session
    }

    /// Reads the saved session, changes it with `change`, and saves it. The file is locked during these steps.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        let new = try contents.update(default: Contents()) { contents in
            observed.found(contents.sessions[server])
            change(&contents.sessions[server])
            return contents.sessions[server]
        }
        observed.changed(to: new, endedBy: .refused)
    }

    /// Saves a session. If the file is damaged, a new file replaces it.
    public func save(_ session: Session) throws(StorageError) {
        try contents.update(default: Contents(), replacing: \.isDamage) { $0.sessions[server] = session }
        observed.changed(to: session)
    }

    /// Deletes the session of this user, or of any user. If the file is damaged or from a later version, deletes the
    /// sessions of all servers.
    public func clear(of user: User.ID? = nil) throws(StorageError) {
        let left = try contents.update(default: Contents(), replacing: \.isUnreadable) { contents in
            if user == nil || user == contents.sessions[server]?.user.id { contents.sessions[server] = nil }
            return contents.sessions[server]
        }
        observed.changed(to: left)
    }

    /// A sequence of the changes from now on. A change by another process is reported when this process reads the
    /// session.
    public nonisolated func changes() -> AsyncStream<SessionChange> {
        observed.stream()
    }

    /// Throws if a session cannot be saved. To check this, reads the file and writes a larger temporary file.
    public func checkWritable() throws(StorageError) {
        try contents.checkWritable(64_000, replacing: \.isDamage)
    }

    /// Runs `work` while no other task or process renews tokens. During `work`, sessions can still be read and changed.
    public func exclusively<Value: Sendable>(
        _ work: @Sendable () async -> Value
    ) async throws(StorageError) -> Value {
        try await contents.file.exclusively("renewal", waiting: .seconds(60), on: clock, work)
    }

    private struct Contents: Codable, Equatable, Sendable {
        var schemaVersion = SchemaVersion.current
        var sessions: [String: Session] = [:]
    }
}

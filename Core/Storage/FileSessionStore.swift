public import Foundation

/// A session store in a private file, where every server has an entry of its own: a token goes nowhere but to the server
/// that it came from.
public struct FileSessionStore: SessionStore {
    private let file: PrivateFile
    private let contents: JSONFile<Contents>
    private let server: String
    private let clock: any Clock<Duration>

    /// Makes a store.
    ///
    /// - Parameters:
    ///   - file: Where to keep it; `nil` where the system gives no folder, and every call then throws `noFolder`.
    ///   - server: The server's origin, as `http://localhost:3000`.
    ///   - clock: What it waits on while another process renews a session.
    public init(file: URL?, server: String, clock: any Clock<Duration> = ContinuousClock()) {
        self.file = PrivateFile(file, limit: 1_000_000)
        contents = JSONFile(file: self.file)
        self.server = server
        self.clock = clock
    }

    /// The session that was kept, or `nil`.
    public func session() throws(StorageError) -> Session? {
        try contents.read()?.sessions[server]
    }

    /// Changes what is kept, under the file's lock.
    public func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        try contents.update(default: Contents()) { change(&$0.sessions[server]) }
    }

    /// Keeps a session. A damaged file, in which nobody finds anything any more, is replaced.
    public func save(_ session: Session) throws(StorageError) {
        try contents.update(default: Contents(), replacing: \.isDamage) { $0.sessions[server] = session }
    }

    /// Forgets the session; where the file is damaged or a later version's, with all that it holds.
    public func clear() throws(StorageError) {
        // Where there is no folder, nothing was kept, and none has to be made for a lock.
        guard file.hasFolder else { return }
        try contents.update(default: Contents(), replacing: \.isIllegible) { $0.sessions[server] = nil }
    }

    /// Takes the lock, reads what is there, and tries whether the disk has room.
    public func checkWritable() throws(StorageError) {
        try contents.checkWritable(64_000, replacing: \.isDamage)
    }

    /// Holds a lock beside the file while `work` runs.
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

/// Stores the session in memory, for tests, previews and demos.
public actor InMemorySessionStore: SessionStore {
    private var kept: Session?
    private let observed = SessionChanges()
    private let access = ExclusiveAccess()

    /// Creates a store. If `session` is `nil`, nobody is signed in.
    public init(_ session: Session? = nil) {
        kept = session
    }

    /// The session. `nil` means that nobody is signed in.
    public func session() -> Session? {
        kept
    }

    /// Changes the session in memory. To delete the session, `change` sets it to `nil`.
    public func update(_ change: @Sendable (inout Session?) -> Void) {
        var session = kept
        change(&session)
        replace(with: session, endedBy: .refused)
    }

    /// Saves a session in memory. It replaces the old session, if there is one.
    public func save(_ session: Session) {
        replace(with: session, endedBy: .signedOut)
    }

    /// Deletes the session of this user, or of any user, from memory.
    public func clear(of user: User.ID? = nil) {
        if user == nil || user == kept?.user.id { replace(with: nil, endedBy: .signedOut) }
    }

    /// A sequence of the changes from now on.
    public nonisolated func changes() -> AsyncStream<SessionChange> {
        observed.stream()
    }

    /// Does nothing, because a session can always be saved in memory.
    public func checkWritable() {}

    /// Runs `work` after the work of all earlier callers has finished.
    public func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await access.run(work)
    }

    private func replace(with session: Session?, endedBy end: SessionEnd) {
        observed.found(kept)
        kept = session
        observed.changed(to: session, endedBy: end)
    }
}

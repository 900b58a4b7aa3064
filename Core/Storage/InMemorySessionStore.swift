/// A session store that forgets with the process: for tests, previews and the demo.
public actor InMemorySessionStore: SessionStore {
    private var kept: Session?

    /// Makes a store that holds `session`.
    public init(_ session: Session? = nil) {
        kept = session
    }

    /// The session that was kept.
    public func session() -> Session? {
        kept
    }

    /// Keeps a session.
    public func save(_ session: Session) {
        kept = session
    }

    /// Forgets the session.
    public func clear() {
        kept = nil
    }

    /// Always.
    public func checkWritable() {}
}

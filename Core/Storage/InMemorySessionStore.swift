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

    /// Changes what is kept.
    public func update(_ change: @Sendable (inout Session?) -> Void) {
        change(&kept)
    }

    /// Always.
    public func checkWritable() {}
}

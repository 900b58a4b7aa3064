/// A session store that forgets with the process: for tests, previews and the demo.
public actor InMemorySessionStore: SessionStore {
    private var kept: Session?
    private var isTaken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

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

    /// Keeps a session in the place of any other.
    public func save(_ session: Session) {
        kept = session
    }

    /// Forgets the session.
    public func clear() {
        kept = nil
    }

    /// Always.
    public func checkWritable() {}

    /// Lets one after the other run its work, in the order in which they came.
    public func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        if isTaken {
            await withCheckedContinuation { waiters.append($0) }
        }
        isTaken = true
        defer {
            isTaken = !waiters.isEmpty
            if isTaken {
                waiters.removeFirst().resume()
            }
        }
        return await work()
    }
}

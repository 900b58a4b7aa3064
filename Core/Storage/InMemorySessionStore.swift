/// A session store in memory, for tests, previews and demos.
public actor InMemorySessionStore: SessionStore {
    private var kept: Session?
    private var isTaken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// A store that contains `session`.
    public init(_ session: Session? = nil) {
        kept = session
    }

    /// The session, or `nil`.
    public func session() -> Session? {
        kept
    }

    /// Changes the session.
    public func update(_ change: @Sendable (inout Session?) -> Void) {
        change(&kept)
    }

    /// Replaces the session.
    public func save(_ session: Session) {
        kept = session
    }

    /// Deletes the session.
    public func clear() {
        kept = nil
    }

    /// Never throws, because memory can always be written.
    public func checkWritable() {}

    /// Runs one `work` after the other, in the order of the calls.
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

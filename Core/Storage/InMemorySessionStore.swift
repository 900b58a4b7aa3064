/// Stores the session in memory, for tests, previews and demos.
public actor InMemorySessionStore: SessionStore {
    private var kept: Session?
    private var isTaken = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

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
        change(&kept)
    }

    /// Saves a session in memory. It replaces the old session, if there is one.
    public func save(_ session: Session) {
        kept = session
    }

    /// Deletes the session from memory.
    public func clear() {
        kept = nil
    }

    /// Does nothing, because a session can always be saved in memory.
    public func checkWritable() {}

    /// Runs `work` after the work of all earlier callers has finished.
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

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

    /// Changes the session in memory. Set it to `nil` to delete it.
    public func update(_ change: @Sendable (inout Session?) -> Void) {
        change(&kept)
    }

    /// Replaces the old session, if there is one.
    public func save(_ session: Session) {
        kept = session
    }

    /// Deletes the session from memory.
    public func clear() {
        kept = nil
    }

    /// Never throws, because memory can always be written.
    public func checkWritable() {}

    /// Runs `work` after every earlier `work` has finished.
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

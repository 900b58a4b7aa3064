import Core
import TestSupport

/// A session store in memory. `clear()` throws an error while `isReadOnly` is `true`.
struct ReadOnlySessionStore: SessionStore {
    let isReadOnly = Locked(false)
    private let kept = InMemorySessionStore()

    func clear(of user: User.ID?) async throws(StorageError) {
        if isReadOnly.value { throw .unwritable(path: "session", reason: "Read-only file system") }
        await kept.clear(of: user)
    }

    func session() async -> Session? { await kept.session() }
    func update(_ change: @Sendable (inout Session?) -> Void) async { await kept.update(change) }
    func save(_ session: Session) async { await kept.save(session) }
    func changes() -> AsyncStream<SessionChange> { kept.changes() }
    func checkWritable() {}

    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await kept.exclusively(work)
    }
}

package import Core

/// A session store in memory. A test can make its calls wait or fail.
package struct HookedSessionStore: SessionStore {
    /// A call for which a `HookedSessionStore` runs its hook.
    package enum Call: Sendable {
        case session, update, save, clear, checkWritable
    }

    private let kept: InMemorySessionStore
    private let onCancel: @Sendable () -> Void
    private let hook: @Sendable (Call) async -> StorageError?

    /// - Parameters:
    ///   - kept: Has the session.
    ///   - onCancel: Runs if the task of a call of `exclusively` is cancelled.
    ///   - hook: Runs before each call, and in `session()` after the session was read. If it returns an error, the call
    ///     throws this error and changes nothing.
    package init(
        _ kept: InMemorySessionStore = InMemorySessionStore(),
        onCancel: @escaping @Sendable () -> Void = {},
        hook: @escaping @Sendable (Call) async -> StorageError?
    ) {
        self.kept = kept
        self.onCancel = onCancel
        self.hook = hook
    }

    package func session() async throws(StorageError) -> Session? {
        let session = await kept.session()
        try await run(.session)
        return session
    }

    package func update(_ change: @Sendable (inout Session?) -> Void) async throws(StorageError) {
        try await run(.update)
        await kept.update(change)
    }

    package func save(_ session: Session) async throws(StorageError) {
        try await run(.save)
        await kept.save(session)
    }

    package func clear(of user: User.ID?) async throws(StorageError) {
        try await run(.clear)
        await kept.clear(of: user)
    }

    package func checkWritable() async throws(StorageError) { try await run(.checkWritable) }

    package func changes() -> AsyncStream<SessionChange> { kept.changes() }

    package func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await withTaskCancellationHandler(operation: { await kept.exclusively(work) }, onCancel: onCancel)
    }

    private func run(_ call: Call) async throws(StorageError) {
        if let error = await hook(call) { throw error }
    }
}

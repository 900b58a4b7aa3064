import Foundation

/// Stores the queue of one owner for one server. It has no rules; all of them are in `Outbox`.
public protocol OutboxStore: Sendable {
    /// The copies of the files that wait. Without a place for them, which is the default, no file can wait.
    var files: OutboxFiles? { get }
    /// The saved queue.
    func outbox() async throws(StorageError) -> Outbox
    /// Reads, changes and saves the queue in one atomic step. Returns the new queue, too.
    func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) -> Value
    ) async throws(StorageError) -> (value: Value, outbox: Outbox)
    /// Runs `work` while no other caller, also in another process, runs its work. Meanwhile, the queue can be changed.
    ///
    /// - Throws: `StorageError` if waiting takes too long. In this case, `work` was not run.
    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async throws(StorageError) -> Value
}

extension OutboxStore {
    /// By default, there is no place for files.
    public var files: OutboxFiles? { nil }
}

/// Stores a queue in memory, and its files in a temporary folder, for tests, previews and demos.
public actor InMemoryOutboxStore: OutboxStore {
    private var kept = Outbox()
    private let access = ExclusiveAccess()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "changes-\(UUID().uuidString)")
    /// The copies of the files that wait, as long as this store exists.
    public nonisolated let files: OutboxFiles?

    /// Creates an empty queue.
    public init() { files = OutboxFiles(in: folder) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The queue.
    public func outbox() -> Outbox { kept }

    /// Changes the queue in memory.
    public func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) -> Value
    ) -> (value: Value, outbox: Outbox) {
        kept.update(change)
    }

    /// Runs `work` after the work of all earlier callers has finished.
    public func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await access.run(work)
    }
}

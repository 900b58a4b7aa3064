public import Foundation

/// Stores a queue in a private file. A damaged file is renamed, and a new queue begins.
public actor FileOutboxStore: OutboxStore {
    private let contents: JSONFile<Outbox>
    /// The copies of the files that wait. Their folder is beside the file of the queue.
    public nonisolated let files: OutboxFiles?
    private let clock: any Clock<Duration>
    private let onDamage: @Sendable (_ path: String) -> Void
    /// The queue that this process has seen last.
    private var lastOutbox = Outbox()

    /// Creates the store of a queue. Each owner has a queue for each server.
    ///
    /// - Parameters:
    ///   - owner: Who makes the changes.
    ///   - address: The base address of the server, for example `https://example.com/v2`.
    ///   - folder: The folder of all queues. If it is `nil`, no change can be saved.
    ///   - clock: Measures how long the store waits while another process sends a change, at most 3 s.
    ///   - onDamage: Called when a damaged file was renamed.
    public init(
        of owner: ChangeOwner,
        at address: String,
        in folder: URL?,
        clock: any Clock<Duration> = ContinuousClock(),
        onDamage: @escaping @Sendable (_ path: String) -> Void
    ) {
        // The longest name that is made of it ends in `.json.draft`.
        let file = if case .user(let id) = owner { "user-\(id)".asFileName(limit: 244) } else { "nobody" }
        let place = folder?.appending(path: address.asFileName())
        contents = JSONFile(file: PrivateFile(place?.appending(path: file + ".json"), limit: 20_000_000))
        files = (place?.appending(path: file + ".files")).map { OutboxFiles(in: $0) }
        self.clock = clock
        self.onDamage = onDamage
    }

    /// The saved queue.
    public func outbox() throws(StorageError) -> Outbox {
        do throws(StorageError) {
            lastOutbox = try contents.read() ?? lastOutbox
        } catch  where error.isDamage {
            return try update { _ in }.outbox
        }
        return lastOutbox
    }

    /// Changes the saved queue. The file is locked meanwhile.
    public func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) -> Value
    ) throws(StorageError) -> (value: Value, outbox: Outbox) {
        var failure: StorageError?
        // Instead of a damaged file, a new queue begins. Its numbers follow those that this process has seen.
        var empty = lastOutbox
        empty.discardAll()
        let result = try contents.update(
            default: empty,
            replacing: { error in
                failure = error
                return error.isDamage
            },
            keepingDamaged: true
        ) { $0.update(change) }
        if case .corrupt(let path)? = failure { onDamage(path) }
        lastOutbox = result.outbox
        return result
    }

    /// Runs `work` while no other task or process sends a change of this queue.
    public func exclusively<Value: Sendable>(
        _ work: @Sendable () async -> Value
    ) async throws(StorageError) -> Value {
        try await contents.file.exclusively("sending", waiting: .seconds(3), on: clock, work)
    }
}

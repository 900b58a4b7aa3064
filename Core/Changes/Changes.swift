public import Foundation

/// The changes of one user that the server does not have yet. All stores of the user share this object.
///
/// A change is saved, then shown, then sent. If it cannot be saved, it is neither shown nor sent.
@MainActor
public final class Changes {
    /// The queue. It is read from the store when `send()` is called, and after each change.
    @Observed public private(set) var outbox = Outbox()
    /// Delivers every new value of `outbox`, in order.
    public var transitions: Transitions<Outbox> { $outbox }

    private let store: any OutboxStore
    private let now: @Sendable () -> Date
    private let isAutomatic: Bool
    private var sender: ChangeSender?

    /// Creates the queue of `owner`, which `store` saves. Unless `isAutomatic` is false, each new change is sent at once,
    /// and sent again later if the server cannot be reached.
    public init(
        of owner: ChangeOwner,
        in store: any OutboxStore,
        client: any APIClient,
        sessions: any SessionStore,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() },
        random: @escaping @Sendable (ClosedRange<Double>) -> Double = { .random(in: $0) },
        isAutomatic: Bool = true
    ) {
        (self.store, self.now, self.isAutomatic) = (store, now, isAutomatic)
        sender = ChangeSender(
            of: owner,
            in: store,
            client: client,
            sessions: sessions,
            clock: clock,
            random: random
        ) { [weak self] in await self?.show($0) }
    }
}

extension Changes {
    /// Saves a change, and returns it. It is `sent` if there is nothing to send, because the server never got its item.
    @discardableResult
    public func save(_ change: PendingChange) async throws(ChangeError) -> PendingChange {
        let date = now()
        return try await update { outbox throws(ChangeError) in try outbox.add(change, at: date) }
    }

    /// Sends a refused change again.
    public func retry(_ number: Int) async throws(ChangeError) {
        try await update { outbox throws(ChangeError) in try outbox.retry(number) }
    }

    /// Gives up a change. To give up an addition also gives up the later changes of the item. Returns all of them.
    @discardableResult
    public func discard(_ number: Int) async throws(ChangeError) -> [PendingChange] {
        try await update { outbox throws(ChangeError) in try outbox.discard(number) }
    }

    /// Gives up all changes.
    public func discardAll() async throws(ChangeError) {
        try await update { $0.discardAll() }
    }

    /// Reads the queue again. Then sends what waits, until nothing waits. Call this method at the start, after a login,
    /// and when the app comes to the front or the network is back.
    public func send() {
        Task { [sender] in await sender?.start() }
    }

    /// Sends what waits, each change at most once. Returns when this is done.
    public func sendOnce() async {
        await sender?.sendOnce()
    }

    /// Reads the queue again.
    public func read() async throws(ChangeError) {
        do throws(StorageError) { show(try await store.outbox()) } catch { throw .storage(error) }
    }

    /// Reads the queue again, and returns which changes were sent. A page that is requested now already contains them.
    public func sentNumbers() async -> Set<Int> {
        try? await read()
        return outbox.sentNumbers
    }

    /// Calls `show` after each change of the queue, as long as `object` exists.
    public func follow<Object: AnyObject>(_ object: Object, _ show: @escaping @MainActor (Object) -> Void) {
        var observer: Transitions<Outbox>.Observer?
        observer = transitions.observe { [weak object] _ in
            if let object { show(object) } else { observer?.cancel() }
        }
    }

    private func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) throws(ChangeError) -> Value
    ) async throws(ChangeError) -> Value {
        let result: Result<Value, ChangeError>
        do throws(StorageError) {
            let (value, outbox) = try await store.update { outbox in
                do throws(ChangeError) {
                    return Result<Value, ChangeError>.success(try change(&outbox))
                } catch {
                    return .failure(error)
                }
            }
            show(outbox)
            result = value
        } catch {
            throw .storage(error)
        }
        if isAutomatic, case .success = result { send() }
        return try result.get()
    }

    private func show(_ outbox: Outbox) {
        if outbox.revision > self.outbox.revision { self.outbox = outbox }
    }
}

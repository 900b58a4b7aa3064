public import Foundation

/// The changes of one user that the server does not have yet. All stores of the user share this object.
///
/// A change is saved, then shown, then sent. If it cannot be saved, it is neither shown nor sent.
///
/// A saved change is executed exactly once if the server keeps the answer for each `Idempotency-Key` longer than the
/// change waits. Otherwise it is executed at least once, and then the order within an item can break, too. Not
/// promised: loss of power (not tested), a captive portal over http, sending while iOS suspends the app or while the
/// disk is full, the order to a change that this version cannot read, the queue of another server address.
///
/// A refused change stays until `retry(_:)`, `discard(_:)`, or an edit with the same `form`. A `LoadStore` and a
/// `ListStore` with the overlay of a `ChangedCollection` show what waits. A store of your own calls `read()` before
/// each request: what it loads then includes `outbox.sentNumbers`. When it is loaded, it calls `forget(_:)` with them.
@MainActor
public final class Changes {
    /// The queue. It is read again by `send()`, before a load, and after each change.
    @Observed public private(set) var outbox = Outbox()

    /// Who makes the changes.
    public let owner: ChangeOwner
    let store: any OutboxStore
    let client: any APIClient
    let sessions: any SessionStore
    let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    let random: @Sendable (ClosedRange<Double>) -> Double
    private let isAutomatic: Bool
    var isSending = false
    var hasSwept = false
    /// Whether `send()` was called since the last time the changes were sent.
    var isWanted = false
    var pause: Task<Void, Never>?
    /// How often the sending has stopped since the last success.
    var failures = 0
    /// How often the server has taken no request, without saying for how long, since the last success.
    var limits = 0
    /// Whether the server has asked for the pause: with `Retry-After`, or because no request remains.
    var isPauseAsked = false
    private var followers: [Follower] = []

    private struct Follower {
        weak var store: (any OverlayStore)?
        let path: APIPath
    }

    /// Creates the queue of `owner`, which `store` saves. Unless `isAutomatic` is false, each new change is sent at
    /// once, and sent again later if the server cannot be reached.
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
        self.owner = owner
        self.store = store
        self.client = client
        self.sessions = sessions
        self.clock = clock
        self.now = now
        self.random = random
        self.isAutomatic = isAutomatic
    }
}

extension Changes {
    /// Saves a change, and returns it. It is `sent` if there is nothing to send, because the server never got its item.
    @discardableResult
    public func save(_ change: PendingChange) async throws(ChangeError) -> PendingChange {
        try await save { _ in change }.get()
    }

    /// Saves the change that `make` makes of the queue. Until it is saved, nobody else changes the queue. If `make`
    /// throws, nothing is saved, and the result is its error.
    public func save<Failure: Error>(
        _ make: @Sendable (Outbox) throws(Failure) -> PendingChange
    ) async throws(ChangeError) -> Result<PendingChange, Failure> {
        let date = now()
        return try await update { outbox throws(ChangeError) in
            let made = Result { () throws(Failure) in try make(outbox) }
            guard case .success(let change) = made else { return made }
            return .success(try outbox.add(change, at: date))
        }
    }

    /// Sends a refused change again. This also ends a pause that the server has asked for.
    public func retry(_ number: Int) async throws(ChangeError) {
        try await update { outbox throws(ChangeError) in try outbox.retry(number) }
        if isAutomatic {
            isPauseAsked = false
            send()
        }
    }

    /// Gives up a change. To give up an addition also gives up the later changes of the item, and the additions that
    /// name it. An edit that names it loses this member. Returns what was given up.
    @discardableResult
    public func discard(_ number: Int) async throws(ChangeError) -> [PendingChange] {
        try await update { outbox throws(ChangeError) in try outbox.discard(number) }
    }

    /// Forgets the oldest of these changes that were sent. What is visible must include them.
    public func forget(_ included: Set<Int>) async {
        guard !outbox.old(included).isEmpty else { return }
        _ = try? await update { $0.forget(included) }
    }

    /// Forgets the changes that were sent, for example after a logout. What waits or was refused stays.
    package func forgetSent() async throws(ChangeError) {
        guard !outbox.sentNumbers.isEmpty else { return }
        try await update { $0.changes.removeAll(where: \.isSent) }
    }

    /// Gives up all changes, and forgets those that were sent.
    public func discardAll() async throws(ChangeError) {
        guard outbox.unsentCount > 0 || !outbox.changes.isEmpty else { return }
        try await update { $0.discardAll() }
        store.files?.sweep(except: outbox, before: .distantFuture)
    }

    /// Reads the queue again.
    public func read() async throws(ChangeError) {
        do throws(StorageError) { show(try await store.outbox()) } catch { throw .storage(error) }
    }

    /// Calls `show` after each change of the queue, as long as `object` exists.
    public func follow<Object: AnyObject>(_ object: Object, _ show: @escaping @MainActor (Object) -> Void) {
        $outbox.observe(while: object) { object, _ in show(object) }
    }

    /// Shows the changes of the collection at `path` in a store, as long as the store exists.
    func follow(_ store: some OverlayStore, at path: APIPath) {
        followers.removeAll { $0.store == nil }
        followers.append(Follower(store: store, path: path))
        follow(store) { $0.present() }
    }

    /// Reads the queue again, and returns which changes the server has executed. Forgets the old ones among them, if
    /// each store of their collection includes them.
    func executedChanges() async -> Set<Int> {
        try? await read()
        let sent = outbox.changes.filter(\.isSent)
        let stores = followers.compactMap { follower in
            follower.store.map { (path: outbox.resolved(follower.path), included: $0.includedChanges ?? []) }
        }
        let included = sent.filter { change in
            stores.allSatisfy { $0.path != change.collection || $0.included.contains(change.number) }
        }
        await forget(Set(included.map(\.number)))
        return outbox.sentNumbers
    }

    private func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) throws(ChangeError) -> Value
    ) async throws(ChangeError) -> Value {
        let result: Result<Value, ChangeError>
        do throws(StorageError) {
            result = try await self.change { outbox in
                Result { () throws(ChangeError) in try change(&outbox) }
            }
        } catch {
            throw .storage(error)
        }
        let value = try result.get()
        if isAutomatic { send() }
        return value
    }

    func show(_ outbox: Outbox) {
        if outbox.revision > self.outbox.revision { self.outbox = outbox }
    }
}

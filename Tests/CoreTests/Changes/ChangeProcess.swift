import Core
import Foundation
import TestSupport

/// The disk and the network of a process that can end at any time. From then on, they do nothing.
struct ChangeProcess: OutboxStore, APIClient {
    /// Each answer of the disk and of the network is an event.
    var events: ScriptedAPIClient?
    let disk: InMemoryOutboxStore
    let client: any APIClient
    let hasEnded = Locked(false)
    /// The lock of a process ends with the process.
    private let lock = InMemoryOutboxStore()

    func outbox() async -> Outbox { await pass("/disk") { await disk.outbox() } }

    func update<Value: Sendable>(_ change: @Sendable (inout Outbox) -> Value) async -> (value: Value, outbox: Outbox) {
        await pass("/disk") { await disk.update(change) }
    }

    func exclusively<Value: Sendable>(_ work: @Sendable () async -> Value) async -> Value {
        await lock.exclusively(work)
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await pass("/network") { () async throws(APIError) in try await client.send(request) }
    }

    /// If the process ends during the event, the work is done, but nobody gets the result.
    private func pass<Value: Sendable, Failure>(
        _ path: APIPath,
        _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        await hangIfEnded()
        let result: Result<Value, Failure>
        do throws(Failure) { result = .success(try await work()) } catch { result = .failure(error) }
        _ = try? await events?.send(APIRequest(.get, path))
        await hangIfEnded()
        return try result.get()
    }

    private func hangIfEnded() async {
        if hasEnded.value { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
}

extension Changes {
    /// The queue of Leanne, who is signed in. Without a clock, it sends only when a test says so.
    convenience init(
        of owner: ChangeOwner = .user("1"),
        in store: any OutboxStore = InMemoryOutboxStore(),
        to client: any APIClient,
        sessions: any SessionStore = InMemorySessionStore(.leanne),
        clock: (any Clock<Duration>)? = nil,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
    ) {
        let time: any Clock<Duration> = clock ?? ContinuousClock()
        self.init(
            of: owner,
            in: store,
            client: client,
            sessions: sessions,
            clock: time,
            now: now,
            random: { $0.upperBound },
            isAutomatic: clock != nil
        )
    }

    func save(_ first: PendingChange, _ second: PendingChange, _ rest: PendingChange...) async throws {
        for change in [first, second] + rest { try await save(change) }
    }

    func change(_ number: Int) -> PendingChange? { outbox.changes.first { $0.number == number } }
}

/// The id of the item that the change with this number adds.
func new(_ number: Int) -> String { "\(ResourceID<Item>.new(number))" }

extension PendingChange {
    static func add(_ title: String, form: String = newForm) -> Self {
        Self(.post, "/todos", body: ["title": title], text: title, form: form)
    }

    static func edit(_ item: String, _ title: String) -> Self {
        Self(.patch, "/todos", item: item, body: ["title": title], text: title)
    }

    static func remove(_ item: String) -> Self { Self(.delete, "/todos", item: item, text: "") }
}

extension InMemoryOutboxStore {
    /// Another server gives this answer to the next change.
    func send(_ answer: ChangeServer.Answer) async {
        await Changes(in: self, to: ChangeServer(first: answer, .status(503))).sendOnce()
    }
}

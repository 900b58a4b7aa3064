public import Core
public import Foundation

/// A json-server in process, with the account endpoints beside it.
///
/// `FakeAPIClient` calls it directly, and a server can put it behind HTTP: the answers are the same. Its accounts are its
/// `users`: whoever has an email there signs in with it and the password `focal`. Time, tokens and ids are injected, so
/// a test knows them.
public actor FakeBackend {
    private let accounts: FakeAccounts
    private let collections: FakeCollections
    private let clock: any Clock<Duration>
    private var conditions = FakeConditions()

    /// Makes a backend.
    ///
    /// - Parameters:
    ///   - data: What its collections hold at first.
    ///   - state: Keeps what becomes different from `data`.
    ///   - now: The time by which logins and tokens are dated.
    ///   - makeToken: Makes an access or a refresh token; no two may be equal.
    ///   - makeID: Makes an id for a new item of a collection whose ids are not all integers; no two may be equal.
    ///   - clock: What injected delays sleep on.
    public init(
        data: SampleData = .all,
        state: any FakeStateStore = InMemoryFakeState(),
        now: @escaping @Sendable () -> Date = { Date() },
        makeToken: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let database = FakeDatabase(data: data, store: state)
        accounts = FakeAccounts(database: database, now: now, makeToken: makeToken)
        collections = FakeCollections(database: database, makeID: makeID)
        self.clock = clock
    }

    /// Answers a call, refusals included.
    ///
    /// - Throws: `APIError` as it was injected, or `requestFailed` with the reason `cancelled` when the calling task is
    ///   cancelled before the answer is made.
    public func respond(to request: APIRequest) async throws(APIError) -> APIResponse {
        let fault = conditions.takeFault(for: request)
        try await wait(conditions.delay(for: request))
        switch fault {
        case .answer(let response): return response
        case .failure(let error): throw error
        case nil: return answer(to: request)
        }
    }

    /// Makes calls of a route fail, after any delay: the next `times` of them, or all. Faults of one route are used up in
    /// the order in which they were injected.
    public func inject(_ fault: FakeFault, at route: FakeRoute = .everything, times: Int = .max) {
        conditions.add(fault, at: route, times: times)
    }

    /// Makes every call of a route wait before it is answered. Where several routes match, the latest one counts.
    public func delay(by duration: Duration, at route: FakeRoute = .everything) {
        conditions.add(duration, at: route)
    }

    /// Ends all faults and delays.
    public func restore() {
        conditions = FakeConditions()
    }

    private func wait(_ delay: Duration) async throws(APIError) {
        do {
            try Task.checkCancellation()
            guard delay > .zero else { return }
            try await clock.sleep(for: delay)
        } catch {
            throw .requestFailed(ConnectionFailure(.cancelled, server: "fake:"))
        }
    }

    private func answer(to request: APIRequest) -> APIResponse {
        do {
            guard request.path.components.first == "v1" else { return try collections.respond(to: request) }
            return try accounts.respond(to: request)
        } catch {
            return error.response
        }
    }
}

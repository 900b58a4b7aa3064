public import Core
public import Foundation

/// A complete server in the process that uses it, with accounts, tokens, validation, pages and search. It has the paths
/// of json-server for each collection, such as `PATCH /notes/1`, and paths for accounts. A query parameter that an
/// endpoint does not know is refused with the status 400.
///
/// Each item of `users` is an account. To sign in, use the email address of an account and the password. The users of
/// `SampleData.all` are those of JSONPlaceholder, for example `Sincere@april.biz`.
///
///     var data = SampleData.all
///     data.add("notes", json: #"[{"id": 1, "title": "Buy milk"}]"#)
///     let backend = FakeBackend(data: data)
///     let notes: [JSONObject] = try await FakeAPIClient(backend).get(path: "/notes")
///     await backend.inject(.status(503), at: FakeRoute("/notes", method: .get), times: 1)
///
/// A body can also be an HTML form or `multipart/form-data`. A file in it becomes its address, such as
/// `"photo": "/uploads/1"`, which `GET` answers with the bytes. Fields such as `tags[]` become the list `tags`.
/// `POST /uploads` takes bytes of any type. A body has at most 1 MiB (413), and the last 4 MiB of files are kept. A
/// collection takes no picture as its body (415).
///
/// `FakeAPIClient` calls the backend directly. `focal-server` calls it for each HTTP request, and tests compare both. A
/// new endpoint of the app is also an endpoint here, in `FakeAccounts` or `FakeCollections`.
public actor FakeBackend {
    private let accounts: FakeAccounts
    private let collections: FakeCollections
    private let store: any FakeStateStore
    private let clock: any Clock<Duration>
    private var delays: [(route: FakeRoute?, duration: Duration)] = []
    private var faults: [(route: FakeRoute?, fault: FakeFault, times: Int)] = []

    /// Creates a backend. A test can use its own functions for the time, the tokens and the ids.
    ///
    /// - Parameters:
    ///   - data: The collections before the first change.
    ///   - password: The password of all accounts.
    ///   - state: Saves the sessions and the changes to `data`.
    ///   - now: Returns the current time, for logins and tokens.
    ///   - makeToken: Generates an access token or a refresh token. Each call must return a new token.
    ///   - makeID: Generates the id of a new item if an id in its collection is not an integer. Each id must be new.
    ///   - clock: Measures the delays of the responses.
    public init(
        data: SampleData = .all,
        password: String = "focal",
        state: any FakeStateStore = InMemoryFakeState(),
        now: @escaping @Sendable () -> Date = { Date() },
        makeToken: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        accounts = FakeAccounts(data: data, password: password, now: now, makeToken: makeToken)
        collections = FakeCollections(data: data, makeID: makeID)
        store = state
        self.clock = clock
    }

    /// Returns the response to a request. An error response is returned, not thrown.
    ///
    /// - Throws: The error of an injected fault. If the task is cancelled before the delay ends, the error
    ///   is `requestFailed` with the reason `cancelled`, and the data has not changed.
    public func respond(to request: APIRequest) async throws(APIError) -> APIResponse {
        let request = try request.received()
        let fault = takeFault(for: request)
        try await wait(delays.last { $0.route?.matches(request) ?? true }?.duration ?? .zero)
        switch fault {
        case .response(let response): return response
        case .failure(let error): throw error
        case .lostResponse:
            _ = response(to: request)
            throw .requestFailed(ConnectionFailure(.lost, server: "fake:"))
        case nil: return response(to: request)
        }
    }

    /// Makes the next `times` requests to `route` fail. Without `times`, all later requests fail. Without `route`,
    /// requests to all routes fail. If several faults match a request, the fault that was injected first is used.
    public func inject(_ fault: FakeFault, at route: FakeRoute? = nil, times: Int = .max) {
        guard times > 0 else { return }
        faults.append((route, fault, times))
    }

    /// Delays the responses of `route`, or of all routes. If several delays match a request, the newest delay is used.
    public func delay(by duration: Duration, at route: FakeRoute? = nil) {
        delays.append((route, duration))
    }

    /// Removes all faults and delays, so that the backend works normally again.
    public func restore() {
        (faults, delays) = ([], [])
    }

    private func takeFault(for request: APIRequest) -> FakeFault? {
        guard let index = faults.firstIndex(where: { $0.route?.matches(request) ?? true }) else { return nil }
        faults[index].times -= 1
        return faults[index].times == 0 ? faults.remove(at: index).fault : faults[index].fault
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

    private func response(to request: APIRequest) -> APIResponse {
        do throws(StorageError) {
            guard request.method == .get else { return try store.update { response(to: request, in: &$0) } }
            var state = try store.read()
            return response(to: request, in: &state)
        } catch {
            return FakeRefusal(error).response
        }
    }

    /// Returns the response. An error response does not undo changes to `state`, because failed logins must be saved.
    private func response(to request: APIRequest, in state: inout FakeState) -> APIResponse {
        do throws(FakeRefusal) {
            guard (request.content?.size ?? 0) <= FakeUploads.largestBody else { throw .tooLarge }
            let user = accounts.user(of: request, in: state)
            var answers = state.answers ?? FakeAnswers()
            defer { if answers != FakeAnswers() { state.answers = answers } }
            return try answers.response(to: request, of: user) { () throws(FakeRefusal) in
                if !collections.data.contains("uploads"),
                    let response = try FakeUploads.respond(to: request, in: &state)
                {
                    return response
                }
                let request = try FakeUploads.withJSON(request, in: &state)
                let path = request.path.components
                guard path.first == "v1", collections.data.collection(at: path) == nil else {
                    return try collections.respond(to: request, in: &state, accounts)
                }
                return try accounts.respond(to: request, in: &state)
            }
        } catch {
            return error.response
        }
    }
}

import Authentication
import Core
import TestSupport
import Testing

/// An `AuthStore` and the rules that it must keep in every order of events. Reading the session takes one second.
@MainActor
struct AuthOrderFixture {
    let client = ScriptedAPIClient()
    let sessions = InMemorySessionStore()
    let store: AuthStore
    private let logins = Locked(0)
    private let cancelled = Locked<(state: AuthState, session: Session?)?>(nil)

    init() {
        client.on(.post, "/v1/login") { request in request.contains("focal") ? .leanne : .status(401) }
        client.on(.post, "/v1/logout") { _ in .status(204) }
        let slow = HookedSessionStore(sessions) { [clock = client.clock] call in
            if call == .session { try? await clock.sleep(for: .seconds(1)) }
            return nil
        }
        store = .over(client, sessions: slow)
        store.expectTransitions([
            "unknown": ["signedOut", "signedIn", "ended", "loading"],
            "signedOut": ["loading", "signedIn"],
            "ended": ["loading", "ended", "signedIn"],
            "loading": ["signedOut", "signedIn", "ended", "error"],
            "signedIn": ["loading", "signedIn", "signedOut", "ended"],
            "error": ["loading", "signedIn"],
        ])
    }

    func open(_ session: Session? = nil) async {
        if let session { await sessions.save(session) }
        await store.restore()
    }

    /// Signs in. Counts this login, unless the state is `loading`.
    func login(pass: String = "focal") async {
        if !store.state.isLoading { logins.change { $0 += 1 } }
        await store.login(email: "Sincere@april.biz", pass: pass)
    }

    func cancel() async {
        let session = await sessions.session()
        store.cancel()
        cancelled.change { $0 = (store.state, session) }
    }

    func requests(_ path: APIPath) -> Int {
        client.requests.filter { $0.path == path }.count
    }

    /// Asserts that the state and the session have the same user name, and that at most `logins` logins were sent.
    func expectAgreement(logins: Int? = nil) async {
        let session = await sessions.session()
        #expect(store.state.user?.name == session?.user.name)
        #expect(!store.state.isLoading)
        #expect(requests("/v1/login") <= logins ?? self.logins.value)
    }

    /// Asserts that the state and the session have not changed since `cancel()`.
    func expectCancelled() async {
        let session = await sessions.session()
        #expect(cancelled.value?.state == store.state)
        #expect(cancelled.value?.session == session)
    }
}

extension APIRequest {
    fileprivate func contains(_ text: String) -> Bool {
        body.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
}

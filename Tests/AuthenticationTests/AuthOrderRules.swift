import Authentication
import Core
import TestSupport
import Testing

/// The rules that the login keeps in every order of events. Reading the session takes a second.
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
        store = .over(client, sessions: SlowSessionStore(kept: sessions, clock: client.clock))
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

    /// Taps the button. It is enabled unless work is running.
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

    /// Asserts that the screen and the session name the same user, and that each login was sent at most once.
    func expectAgreement(logins: Int? = nil) async {
        let session = await sessions.session()
        #expect(store.state.user?.name == session?.user.name)
        #expect(!store.state.isLoading)
        #expect(requests("/v1/login") <= logins ?? self.logins.value)
    }

    /// Asserts that nothing has changed after cancel.
    func expectCancelled() async {
        let session = await sessions.session()
        #expect(cancelled.value?.state == store.state && cancelled.value?.session == session)
    }
}

extension APIRequest {
    fileprivate func contains(_ text: String) -> Bool {
        body.map { String(decoding: $0, as: UTF8.self).contains(text) } ?? false
    }
}

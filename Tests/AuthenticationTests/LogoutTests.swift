import Authentication
import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Logout", .exhaustive)
struct LogoutTests {
    let client = ScriptedAPIClient()
    let sessions = InMemorySessionStore(.leanne)
    let store: AuthStore
    let recorder: StateRecorder<AuthState>

    init() {
        store = .over(client, sessions: sessions)
        recorder = StateRecorder(store)
    }

    @Test(
        "a logout deletes the session with newer tokens, but not that of another user who has signed in meanwhile",
        arguments: [AuthenticatedUser.leanne, AuthenticatedUser(id: "2", name: "Ervin", email: "e@b.c")],
        [false, true]
    )
    func keepsOther(user: AuthenticatedUser, isFile: Bool) async throws {
        let scratch = Scratch()
        let file = FileSessionStore(file: scratch.url.appending(path: "session.json"), server: "http://h.test")
        let sessions: any SessionStore = isFile ? file : sessions
        try await sessions.save(.leanne)
        let saved = User(id: user.id, name: user.name, email: user.email, lastLoginDate: nil)
        let repository = NextLogin(sessions: sessions, next: Session(user: saved, tokens: nil))
        let feature = AuthenticationFeature(repository: repository, sessions: sessions, clock: TestClock())
        let store = feature.makeAuthStore()
        let recorder = StateRecorder(store)
        await store.logout()
        await recorder.next(.loading(user: nil))
        await recorder.next(.signedOut(.revoked))
        if user != .leanne { await recorder.next(.signedIn(user: user)) }
        #expect(try await sessions.session() == (user == .leanne ? nil : repository.next))
    }

    @Test(
        "a logout ends the session on the server if needed, and always deletes it. The result has the server's error",
        arguments: [
            (ScriptedResponse.status(204), LogoutReport.revoked), (.status(401), .revoked),
            (.status(500), .notRevoked(.request(.refused(Refusal(status: 500))))),
            (.status(404), .notRevoked(.noAccounts)),
            (.status(429), .notRevoked(.request(.refused(Refusal(status: 429))))),
            (
                .failure(.timedOut),
                .notRevoked(.request(.requestFailed(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server))))
            ),
        ]
    )
    func signsOut(response: ScriptedResponse, report: LogoutReport) async {
        client.on(.post, "/v1/logout", response: response)
        await store.logout()
        recorder.expect(.loading(user: nil), .signedOut(report))
        #expect(await sessions.session() == nil)
    }

    @Test("if the server has nothing that a logout ends, the result says so, and no request is sent")
    func revokesNothing() async {
        let repository = TokenLogin()
        let store = AuthenticationFeature(repository: repository, sessions: sessions, clock: client.clock)
            .makeAuthStore()
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading(user: nil), .signedOut(.nothingToRevoke))
        #expect(await sessions.session() == nil)
    }

    @Test("if the session cannot be deleted, the state is an error, and the user is still signed in")
    func failsToForget() async {
        let readOnly = StorageError.unwritable(path: "/session.json", reason: "Read-only file system")
        let store = AuthStore.over(client, sessions: HookedSessionStore(sessions) { $0 == .clear ? readOnly : nil })
        await store.restore()
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", response: .status(204))
        await store.logout()
        recorder.expect(.loading(user: .leanne), .error(.notForgotten(readOnly, .revoked), user: .leanne))
        store.acknowledgeError()
        recorder.expect(.signedIn(user: .leanne))
    }

    @Test("if there is no folder for the session, a logout sends no request")
    func hasNoFolder() async {
        let store = AuthStore.over(client, sessions: HookedSessionStore(sessions) { _ in .noFolder })
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading(user: nil), .error(.request(.storage(.noFolder)), user: nil))
    }

    @Test("a logout deletes a session that cannot be read")
    func forgetsDamage() async {
        let damage = StorageError.corrupt(path: "/session.json")
        let store = AuthStore.over(client, sessions: HookedSessionStore(sessions) { $0 == .session ? damage : nil })
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading(user: nil), .signedOut(.unreadable))
    }

    @Test("if nobody is signed in, a logout sends no request")
    func nobody() async {
        let store = AuthStore.over(client, sessions: InMemorySessionStore())
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading(user: nil), .signedOut(nil))
    }

    @Test("a logout waits for the server for at most 3 s", arguments: [false, true])
    func hasLimit(isLate: Bool) async {
        let response = ScriptedResponse.status(204)
        client.on(.post, "/v1/logout", response: response, after: .seconds(60), ignoresCancellation: isLate)
        async let logout: Void = store.logout()
        await client.clock.sleepers(2)
        client.clock.advance(by: .seconds(3))
        await logout
        recorder.expect(.loading(user: nil), .signedOut(.noResponse))
        #expect(await sessions.session() == nil)
        client.clock.advance(by: .seconds(57))
    }
}

/// While a logout waits for the server, another session is saved.
private struct NextLogin: AuthRepository {
    let sessions: any SessionStore
    let next: Session

    func login(email: String, pass: String) -> Session { next }
    func logout() async -> LogoutReport {
        try? await sessions.save(next)
        return .revoked
    }
}

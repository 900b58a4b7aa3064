import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Logout", .exhaustive)
struct LogoutTests {
    let client = ScriptedAPIClient()

    @Test("a logout ends the session here and on the server")
    func signsOut() async {
        let sessions = InMemorySessionStore(.leanne)
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", answer: .status(204))
        await store.logout()
        recorder.expect(.loading, .signedOut(.revoked))
        let kept = await sessions.session()
        #expect(kept == nil)
    }

    @Test("a session that the server had ended already counts as ended")
    func acceptsDeadSession() async {
        let store = AuthStore.over(client, sessions: InMemorySessionStore(.leanne))
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", answer: .status(401))
        await store.logout()
        recorder.expect(.loading, .signedOut(.revoked))
    }

    @Test(
        "whatever the server says, the session is forgotten here, and the report says why not there",
        arguments: [
            (ScriptedAnswer.status(500), AuthError.request(.server(.refused(status: 500, message: nil)))),
            (.status(404), .noAccounts),
            (.failure(.timedOut), .request(.noNetwork(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)))),
        ]
    )
    func forgetsAnyway(answer: ScriptedAnswer, error: AuthError) async {
        let sessions = InMemorySessionStore(.leanne)
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", answer: answer)
        await store.logout()
        recorder.expect(.loading, .signedOut(.notRevoked(error)))
        let kept = await sessions.session()
        #expect(kept == nil)
    }

    @Test("a session that cannot be forgotten is an error")
    func failsToForget() async {
        let readOnly = StorageError.unwritable(path: "/session.json", reason: "Read-only file system")
        let store = AuthStore.over(client, sessions: BrokenSessionStore(clearing: readOnly))
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", answer: .status(204))
        await store.logout()
        recorder.expect(.loading, .error(.notForgotten(readOnly, .revoked)))
    }

    @Test("where no session can be kept, there is nothing to end")
    func hasNoFolder() async {
        let store = AuthStore.over(client, sessions: BrokenSessionStore(reading: .noFolder, clearing: .noFolder))
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading, .error(.request(.storage(.noFolder))))
    }

    @Test("a session that cannot be read is forgotten all the same")
    func forgetsDamage() async {
        let store = AuthStore.over(client, sessions: BrokenSessionStore(reading: .corrupt(path: "/session.json")))
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading, .signedOut(.unreadable))
    }

    @Test("when nobody is signed in, the server hears nothing")
    func nobody() async {
        let store = AuthStore.over(client, sessions: InMemorySessionStore())
        let recorder = StateRecorder(store)
        await store.logout()
        recorder.expect(.loading, .signedOut(nil))
    }

    @Test("a server that hangs has 3 s, even one whose answer cannot be stopped", arguments: [false, true])
    func hasLimit(ignoresCancellation: Bool) async {
        let sessions = InMemorySessionStore(.leanne)
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        client.on(
            .post,
            "/v1/logout",
            answer: .status(204),
            after: .seconds(60),
            ignoresCancellation: ignoresCancellation
        )
        async let logout: Void = store.logout()
        await client.clock.sleepers(2)
        client.clock.advance(by: .seconds(3))
        await logout
        recorder.expect(.loading, .signedOut(.unanswered))
        let kept = await sessions.session()
        #expect(kept == nil)
        client.clock.advance(by: .seconds(57))
    }

    @Test("a second logout while one is in flight does nothing")
    func ignoresDoubleTap() async {
        let store = AuthStore.over(client, sessions: InMemorySessionStore(.leanne))
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/logout", answer: .status(204), after: .seconds(1))
        async let first: Void = store.logout()
        await client.clock.sleepers(1)
        await store.logout()
        client.clock.advance(by: .seconds(1))
        await first
        recorder.expect(.loading, .signedOut(.revoked))
    }
}

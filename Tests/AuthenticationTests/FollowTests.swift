import Authentication
import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Following the saved session", .exhaustive)
struct FollowTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore(.leanne)
    private let store: AuthStore
    private let recorder: StateRecorder<AuthState>

    init() {
        store = .over(client, sessions: sessions)
        recorder = StateRecorder(store)
    }

    private func restore() async {
        await store.restore()
        recorder.expect(.signedIn(user: .leanne))
    }

    @Test("a 401 to a user without a token ends nothing, and a feature can change the name of the user")
    func hasNoToken() async throws {
        await sessions.save(Session(user: .leanne, tokens: nil))
        await restore()
        client.on(.get, "/posts", response: .status(401))
        _ = try await AuthorizedAPIClient(client, sessions: sessions).send(APIRequest(.get, "/posts"))
        await sessions.rename()
        await recorder.next(.signedIn(user: .renamed))
    }

    @Test("a logout of another store in this process signs the user out here, too")
    func followsOtherStore() async {
        await restore()
        let other = AuthStore.over(client, sessions: sessions)
        client.on(.post, "/v1/logout", response: .status(204))
        await other.logout()
        await recorder.next(.signedOut(nil))
        client.on(.post, "/v1/login", response: .leanne)
        await other.login(email: "a@b.c", pass: "focal")
        await recorder.next(.signedIn(user: .leanne))
    }

    @Test("if nobody is signed in, the end of a session changes nothing")
    func ignoresEnd() async {
        await sessions.clear()
        await store.restore()
        recorder.expect(.signedOut(nil))
        await sessions.save(.leanne)
        await sessions.clear()
        await sessions.save(.leanne)
        await recorder.next(.signedIn(user: .leanne))
    }

    @Test("a session that ends during a cancelled logout has ended")
    func endsDuringLogout() async {
        await restore()
        let other = AuthStore.over(client, sessions: sessions)
        await other.restore()
        let otherRecorder = StateRecorder(other)
        client.on(.post, "/v1/logout", response: .status(204), after: .seconds(1))
        async let logout: Void = store.logout()
        await client.clock.sleepers(2)
        await sessions.update { $0 = nil }
        // The other store is told the change later than this store.
        await otherRecorder.next(.ended(.refused))
        store.cancel()
        await logout
        await recorder.next(.loading(user: .leanne))
        await recorder.next(.signedIn(user: .leanne))
        await recorder.next(.ended(.refused))
    }

    @Test("a session that ends during a login does not end the session of this login")
    func endsDuringLogin() async {
        await restore()
        client.on(.post, "/v1/login", response: .leanne, after: .seconds(1))
        async let login: Void = store.login(email: "a@b.c", pass: "focal")
        await client.clock.sleepers(1)
        await sessions.update { $0 = nil }
        client.clock.advance(by: .seconds(1))
        await login
        recorder.expect(.loading(user: .leanne), .signedIn(user: .leanne))
        await sessions.rename()
        await recorder.next(.signedIn(user: .renamed))
    }
}

@MainActor @Suite("Changes of the saved session that are found later", .exhaustive)
struct FoundChangeTests {
    private let client = ScriptedAPIClient()

    @Test("a change before the first action changes nothing")
    func ignoresEarlyChange() async {
        let (sessions, slow) = slowSessions(reads: 2)
        let store = AuthStore.over(client, sessions: slow)
        let recorder = StateRecorder(store)
        await sessions.rename()
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(1))
        await sessions.save(.leanne)
        // The store reads the session again, so it knows the first change.
        await client.clock.sleepers(1)
        recorder.expect()
        client.clock.advance(by: .seconds(1))
        await store.restore()
        recorder.expect(.signedIn(user: .leanne))
    }

    @Test("a renewal of the tokens does not change the state, not even an error")
    func renewsTokens() async {
        let (sessions, slow) = slowSessions(reads: 3)
        let (store, recorder) = await restored(slow)
        client.on(.post, "/v1/login", response: .status(401))
        await store.login(email: "a@b.c", pass: "focal")
        recorder.expect(.loading(user: .leanne), .error(.invalidCredentials, user: .leanne))
        await sessions.update { $0?.tokens = nil }
        // The store compares its user with the saved session. This read also takes one second.
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(1))
        await sessions.rename()
        await client.clock.sleepers(1)
        recorder.expect()
        client.clock.advance(by: .seconds(1))
        await recorder.next(.signedIn(user: .renamed))
    }

    @Test("a change that is read while an action starts waits for the end of this action")
    func waitsForAction() async {
        let (sessions, slow) = slowSessions(reads: 2)
        let (store, recorder) = await restored(slow)
        await sessions.rename()
        await client.clock.sleepers(1)
        client.on(.post, "/v1/logout", response: .status(204), after: .seconds(2))
        async let logout: Void = store.logout()
        await client.clock.sleepers(3)
        // The changed session has been read now. The logout is still running.
        client.clock.advance(by: .seconds(1))
        client.clock.advance(by: .seconds(1))
        await logout
        await sessions.save(.leanne)
        await recorder.next(.loading(user: .leanne))
        await recorder.next(.signedOut(.revoked))
        await recorder.next(.signedIn(user: .leanne))
    }

    @Test("a restore that finds no session does not know the reason, and the change says it later")
    func knowsReasonLater() async {
        let (sessions, slow) = slowSessions(reads: 2)
        let (store, recorder) = await restored(slow)
        await sessions.rename()
        await client.clock.sleepers(1)
        await sessions.update { $0 = nil }
        await store.restore()
        recorder.expect(.loading(user: .leanne), .ended(.signedOutElsewhere))
        client.clock.advance(by: .seconds(1))
        await recorder.next(.ended(.refused))
    }

    @Test("a logout in another process is found by the next read of the session", arguments: [false, true])
    func signsOutElsewhere(isRestore: Bool) async throws {
        let scratch = try Scratch()
        let file = scratch.url.appending(path: "session.json")
        let sessions = FileSessionStore(file: file, server: "http://h.test")
        try await sessions.save(.leanne)
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.signedIn(user: .leanne))
        try await FileSessionStore(file: file, server: "http://h.test").clear()
        if isRestore {
            await store.restore()
            await recorder.next(.loading(user: .leanne))
        } else {
            _ = try await sessions.session()
        }
        await recorder.next(.ended(.signedOutElsewhere))
    }

    /// Returns a session store with a session, and a store around it whose first reads take one second each.
    private func slowSessions(reads: Int) -> (InMemorySessionStore, SlowSessionStore) {
        let sessions = InMemorySessionStore(.leanne)
        return (sessions, SlowSessionStore(sessions, client.clock, slowReads: reads))
    }

    /// Restores the session, which is the first slow read, and returns the store.
    private func restored(_ sessions: SlowSessionStore) async -> (AuthStore, StateRecorder<AuthState>) {
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        async let restore: Void = store.restore()
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(1))
        await restore
        recorder.expect(.signedIn(user: .leanne))
        return (store, recorder)
    }
}

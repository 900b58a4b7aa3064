import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Cancelling an action of the login screen", .exhaustive)
struct CancelTests {
    private let client = ScriptedAPIClient()
    private let sessions = InMemorySessionStore()

    @Test("a cancelled login changes nothing, and the next login works")
    func login() async {
        let store = AuthStore.over(client, sessions: sessions)
        let recorder = StateRecorder(store)
        store.cancel()
        client.on(.post, "/v1/login", response: .leanne, after: .seconds(1))
        async let cancelled: Void = store.login(email: "a@b.c", pass: "focal")
        await client.clock.sleepers(1)
        store.cancel()
        await cancelled
        recorder.expect(.loading(user: nil), .signedOut(nil))
        client.on(.post, "/v1/login", response: .leanne)
        await store.login(email: "a@b.c", pass: "focal")
        recorder.expect(.loading(user: nil), .signedIn(user: .leanne))
    }

    @Test("a cancelled restore changes nothing, and the next restore works")
    func restore() async {
        await sessions.save(.leanne)
        let store = AuthStore.over(client, sessions: SlowSessionStore(sessions, client.clock))
        let recorder = StateRecorder(store)
        async let cancelled: Void = store.restore()
        await client.clock.sleepers(1)
        store.cancel()
        await cancelled
        recorder.expect()
        await store.restore()
        recorder.expect(.signedIn(user: .leanne))
    }

    @Test("if a login that has replaced a restore is cancelled, the state is what it was before the restore")
    func replacingLogin() async {
        let store = AuthStore.over(client, sessions: SlowSessionStore(sessions, client.clock, slowReads: 2))
        async let first: Void = store.restore()
        await client.clock.sleepers(1)
        client.clock.advance(by: .seconds(1))
        await first
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/login", response: .leanne, after: .seconds(1))
        async let restore: Void = store.restore()
        await client.clock.sleepers(1)
        let login = Task { await store.login(email: "a@b.c", pass: "focal") }
        login.cancel()
        await login.value
        await client.clock.sleepers(1)
        store.cancel()
        await restore
        recorder.expect(.loading(user: nil), .signedOut(nil))
    }

    @Test("after a cancelled restore, a login does not replace a logout")
    func forgetsRestore() async {
        await sessions.save(.leanne)
        let store = AuthStore.over(client, sessions: SlowSessionStore(sessions, client.clock))
        let recorder = StateRecorder(store)
        async let restore: Void = store.restore()
        await client.clock.sleepers(1)
        store.cancel()
        await restore
        client.on(.post, "/v1/logout", response: .status(204), after: .seconds(1))
        async let logout: Void = store.logout()
        await client.clock.sleepers(2)
        await store.login(email: "a@b.c", pass: "focal")
        client.clock.advance(by: .seconds(1))
        await logout
        recorder.expect(.loading(user: nil), .signedOut(.revoked))
    }

    @Test("a cancelled login saves no session, even if the server responds later")
    func lateLogin() async {
        client.on(.post, "/v1/login", response: .leanne, after: .seconds(1), ignoresCancellation: true)
        let transitions = await transitionsAfterCancel(sleepers: 1) { await $0.login(email: "a@b.c", pass: "focal") }
        client.clock.advance(by: .seconds(1))
        for await _ in transitions {}
        let kept = await sessions.session()
        #expect(kept == nil)
    }

    @Test("a login that is cancelled while it saves its session signs the user in after all")
    func savingLogin() async {
        let slow = SlowSessionStore(sessions, client.clock, slowReads: 0, savesSlowly: true)
        let store = AuthStore.over(client, sessions: slow)
        let recorder = StateRecorder(store)
        client.on(.post, "/v1/login", response: .leanne)
        async let login: Void = store.login(email: "a@b.c", pass: "focal")
        await client.clock.sleepers(1)
        store.cancel()
        await login
        await recorder.next(.loading(user: nil))
        await recorder.next(.signedOut(nil))
        await recorder.next(.signedIn(user: .leanne))
    }

    @Test("a cancelled logout keeps the saved session and the user, even if the server responds later")
    func logout() async {
        await sessions.save(.leanne)
        client.on(.post, "/v1/logout", response: .status(204), after: .seconds(1), ignoresCancellation: true)
        let transitions = await transitionsAfterCancel(sleepers: 2) { store in
            await store.restore()
            await store.logout()
            #expect(store.state == .signedIn(user: .leanne))
        }
        client.clock.advance(by: .seconds(1))
        for await _ in transitions {}
        let kept = await sessions.session()
        #expect(kept == .leanne)
    }

    /// Cancels an action of a new store. Returns the later transitions of this store. They end when its work has ended,
    /// because then nothing retains the store any more.
    private func transitionsAfterCancel(
        sleepers: Int,
        _ action: @escaping @MainActor (AuthStore) async -> Void
    ) async -> AsyncStream<AuthState> {
        let store = AuthStore.over(client, sessions: sessions)
        let caller = Task { await action(store) }
        await client.clock.sleepers(sleepers)
        store.cancel()
        caller.cancel()
        await caller.value
        return store.transitions.values
    }
}

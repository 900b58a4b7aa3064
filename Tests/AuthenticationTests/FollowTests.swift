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

    @Test("after a login and a logout of this store, the session is not read again", .oneThread)
    func readsOnce() async {
        let reads = Locked(0)
        let hooked = HookedSessionStore { call in
            if call == .session { reads.change { $0 += 1 } }
            return nil
        }
        let store = AuthStore.over(client, sessions: hooked)
        client.on(.post, "/v1/login", response: .leanne)
        await store.login(email: "a@b.c", pass: "focal")
        await settle()
        #expect(reads.value == 0)
        client.on(.post, "/v1/logout", response: .status(204))
        await store.logout()
        await settle()
        // The logout has read whose session it ends.
        #expect(reads.value == 1)
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

    @Test("a logout in another process is found by the next read of the session", arguments: [false, true])
    func signsOutElsewhere(isRestore: Bool) async throws {
        let scratch = Scratch()
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
}

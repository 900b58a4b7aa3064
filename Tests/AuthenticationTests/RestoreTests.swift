import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Restoring a session", .exhaustive)
struct RestoreTests {
    private let client = ScriptedAPIClient()

    @Test("if the saved session cannot be read, the state is an error, until acknowledgeError removes it")
    func failsToRead() async {
        let damage = StorageError.corrupt(path: "/session.json")
        let store = AuthStore.over(client, sessions: HookedSessionStore { $0 == .session ? damage : nil })
        let recorder = StateRecorder(store)
        store.acknowledgeError()
        recorder.expect()
        await store.restore()
        recorder.expect(.error(.request(.storage(damage)), user: nil))
        store.acknowledgeError()
        recorder.expect(.signedOut(nil))
    }

    @Test("a restore keeps the reason why nobody is signed in, but not an error")
    func keepsReason() async {
        let sessions = InMemorySessionStore(.leanne)
        let store = AuthStore.over(client, sessions: sessions)
        client.on(.post, "/v1/logout", response: .status(204))
        await store.logout()
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading(user: nil), .signedOut(.revoked))
        await sessions.save(.leanne)
        await recorder.next(.signedIn(user: .leanne))
        await sessions.update { $0 = nil }
        await recorder.next(.ended(.refused))
        await store.restore()
        recorder.expect(.loading(user: nil), .ended(.refused))
        await store.login(email: "", pass: "")
        recorder.expect(.loading(user: nil), .error(.missingEmail, user: nil))
        await store.restore()
        recorder.expect(.loading(user: nil), .signedOut(nil))
    }
}

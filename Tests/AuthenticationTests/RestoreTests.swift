import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Restoring a session", .exhaustive)
struct RestoreTests {
    @Test("a saved session is restored without a request")
    func restores() async {
        let store = AuthStore.over(ScriptedAPIClient(), sessions: InMemorySessionStore(.leanne))
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .signedIn(user: .leanne))
    }

    @Test("without a session, nobody is signed in")
    func findsNone() async {
        let store = AuthStore.over(ScriptedAPIClient(), sessions: InMemorySessionStore())
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .signedOut(nil))
    }

    @Test("a session that cannot be read is an error, not a logout")
    func failsToRead() async {
        let damage = StorageError.corrupt(path: "/session.json")
        let store = AuthStore.over(ScriptedAPIClient(), sessions: BrokenSessionStore(reading: damage))
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .error(.request(.storage(damage))))
    }
}

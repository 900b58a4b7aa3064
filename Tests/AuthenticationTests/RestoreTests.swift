import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Restoring a session", .exhaustive)
struct RestoreTests {
    @Test("restore signs in the user of the saved session, without a request")
    func restores() async {
        let store = AuthStore.over(ScriptedAPIClient(), sessions: InMemorySessionStore(.leanne))
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .signedIn(user: .leanne))
    }

    @Test("if there is no saved session, nobody is signed in after restore")
    func findsNone() async {
        let store = AuthStore.over(ScriptedAPIClient(), sessions: InMemorySessionStore())
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .signedOut(nil))
    }

    @Test("if the saved session cannot be read, the state is an error, not signedOut")
    func failsToRead() async {
        let damage = StorageError.corrupt(path: "/session.json")
        let store = AuthStore.over(ScriptedAPIClient(), sessions: BrokenSessionStore(reading: damage))
        let recorder = StateRecorder(store)
        await store.restore()
        recorder.expect(.loading, .error(.request(.storage(damage))))
    }
}

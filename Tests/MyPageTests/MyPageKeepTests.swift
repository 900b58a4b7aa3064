import Core
import Foundation
import MyPage
import TestSupport
import Testing

@MainActor @Suite("What the user typed on MyPage is kept", .exhaustive)
struct MyPageKeepTests {
    let screen = MyPageFixture()

    @Test("load, loadIfNeeded, retry, acknowledgeError and cancel keep an edit as it is")
    func survives() async throws {
        let edit = try await screen.edit([.name: "Lea"])
        screen.client.on(.get, "/v1/me", response: .leanne)
        await screen.store.load()
        await screen.store.loadIfNeeded()
        await screen.store.retry()
        screen.store.acknowledgeError()
        screen.store.cancel()
        screen.recorder.expect(.loading(previous: .leanne), .loaded(.leanne))
        #expect(screen.form === edit.form)
    }

    @Test("after a save that may have reached the server, the profile is loaded, also if another edit begins meanwhile")
    func loadsAgain() async throws {
        var edit = try await screen.edit([.name: "Lea"])
        await edit.failSave()
        edit.form.acknowledgeError()
        edit.recorder.expect(.editing(edit.draft, nil))
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        screen.navigator.close()
        await screen.client.clock.sleepers(1)
        screen.recorder.expect(.loading(previous: .leanne))
        screen.store.edit()
        screen.navigator.close()
        screen.client.clock.advance(by: .seconds(1))
        // Without an error, `retry()` only waits for the running load.
        await screen.store.retry()
        screen.recorder.expect(.loaded(.leanne))

        // A save that has reached no server needs no load.
        screen.store.edit()
        screen.form?.change(.name, to: "Lea")
        screen.client.on(.patch, "/v1/me", response: .failure(.unreachable))
        await screen.save()
        screen.navigator.close()
        await screen.store.loadIfNeeded()
        screen.recorder.expect()
    }

    @Test("a form that is closed during a save stops it, and the profile is loaded again")
    func closesDuringSave() async throws {
        var edit = try await screen.edit([.name: "Lea"])
        screen.client.on(.patch, "/v1/me", response: .status(409), after: .seconds(1))
        async let save: Void = edit.form.save()
        await screen.client.clock.sleepers(1)
        screen.client.on(.get, "/v1/me", response: .leanne)
        screen.navigator.close()
        await save
        await screen.store.retry()
        screen.recorder.expect(.loading(previous: .leanne), .loaded(.leanne))
        let saving = ProfileFormState.saving(edit.draft)
        edit.draft.sent = ["user_name"]
        edit.recorder.expect(saving, .editing(edit.draft, nil))
    }

    @Test("a load that began before a save does not replace what was saved")
    func keepsSaved() async throws {
        let edit = try await screen.edit([.name: "Lea"])
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let load: Void = screen.store.load()
        await screen.client.clock.sleepers(1)
        screen.client.on(.patch, "/v1/me", response: .profile(name: "Lea", phone: ""))
        let saved = Profile.leanne(name: "Lea", phone: "")
        await edit.save(saved)
        screen.client.clock.advance(by: .seconds(1))
        await load
        screen.recorder.expect(.loading(previous: .leanne), .loaded(saved))
    }

    @Test("if another process has signed in another user, an edit is not sent")
    func protectsOther() async throws {
        var edit = try await screen.edit([.name: "Lea"])
        await screen.sessions.save(.ervin)
        await edit.failSave(nil, .notSignedIn)
    }

    @Test("an open form does not keep the store below it in memory")
    func isReleased() async throws {
        screen.client.on(.get, "/v1/me", response: .leanne)
        var store: MyPageStore? = MyPageFeature(client: screen.client, sessions: screen.sessions).makeMyPageStore()
        await store?.load()
        let form = try #require(store?.makeForm())
        weak let released = store
        store = nil
        #expect(released == nil && form.draft?[.name] == "Leanne Graham")
    }

    @Test("the store of one user never shows the profile of another user")
    func refusesOther() async {
        let store = MyPageFeature(client: screen.client, sessions: screen.sessions, user: "2").makeMyPageStore()
        let recorder = StateRecorder(store)
        screen.client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        recorder.expect(.loading(previous: nil), .error(.notSignedIn, previous: nil))
    }
}

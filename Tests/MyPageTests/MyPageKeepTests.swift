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
        await screen.store.load()
        await screen.store.loadIfNeeded()
        await screen.store.retry()
        screen.store.acknowledgeError()
        screen.store.cancel()
        screen.store.edit()
        screen.recorder.expect()
        #expect(screen.store.form == edit.form)
    }

    @Test(
        "after a save that may have reached the server, or a load that an edit has stopped, the profile is loaded",
        arguments: [false, true]
    )
    func loadsAgain(saves: Bool) async throws {
        var edit = try await screen.edit([.name: "Lea"])
        await edit.failSave()
        screen.store.acknowledgeError()
        edit.recorder.expect(.editing(edit.draft, nil))
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        screen.store.closeForm()
        await screen.client.clock.sleepers(1)
        screen.recorder.expect(.loading(previous: .leanne))
        screen.store.edit()
        screen.recorder.expect(.idle(previous: .leanne))
        screen.client.on(.get, "/v1/me", response: .leanne)
        if saves { await screen.save() } else { screen.store.closeForm() }
        // Without an error, `retry()` only waits for the running load.
        await screen.store.retry()
        screen.recorder.expect(.loading(previous: .leanne), .loaded(.leanne))

        // A save that has reached no server needs no load.
        screen.store.edit()
        screen.store.form?.change(.name, to: "Lea")
        screen.client.on(.patch, "/v1/me", response: .failure(.unreachable))
        await screen.save()
        screen.store.closeForm()
        await screen.store.loadIfNeeded()
        screen.recorder.expect()
    }

    @Test("a form that is closed during a save is closed when the save fails")
    func closesDuringSave() async throws {
        let edit = try await screen.edit([.name: "Lea"])
        screen.client.on(.patch, "/v1/me", response: .status(409), after: .seconds(1))
        async let save: Void = edit.form.save()
        await screen.client.clock.sleepers(1)
        screen.store.closeForm()
        #expect(screen.store.form == edit.form)
        screen.client.clock.advance(by: .seconds(1))
        await save
        #expect(screen.store.form == nil)
        edit.recorder.expect(.saving(edit.draft), edit.form.state)
    }

    @Test("if another process has signed in another user, an edit is not sent")
    func protectsOther() async throws {
        var edit = try await screen.edit([.name: "Lea"])
        await screen.sessions.save(.ervin)
        await edit.failSave(nil, .notSignedIn)
    }

    @Test("an open form does not keep its store in memory")
    func isReleased() async throws {
        screen.client.on(.get, "/v1/me", response: .leanne)
        var store: MyPageStore? = MyPageFeature(client: screen.client, sessions: screen.sessions).makeMyPageStore()
        await store?.load()
        store?.edit()
        let form = try #require(store?.form)
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

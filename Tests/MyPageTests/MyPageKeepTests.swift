import Core
import Foundation
import MyPage
import TestSupport
import Testing

@MainActor @Suite("What the user typed on MyPage is kept", .exhaustive)
struct MyPageKeepTests {
    let screen = MyPageFixture()

    @Test("load, loadIfNeeded, retry, acknowledgeError and cancel keep an edit as it is")
    func survives() async {
        _ = await screen.edit([.name: "Lea"])
        await screen.store.load()
        await screen.store.loadIfNeeded()
        await screen.store.retry()
        screen.store.acknowledgeError()
        screen.store.cancel()
        screen.recorder.expect()
    }

    @Test("after a failed save, retry saves what is typed now")
    func retries() async {
        let draft = await screen.edit([.name: "Lea"])
        var failed = await screen.failSave(draft)
        screen.store.change(.name, to: "Lee")
        failed[.name] = "Lee"
        screen.recorder.expect(.editing(failed))
        screen.client.on(.patch, "/v1/me", response: .leanne)
        await screen.store.retry()
        failed.failure = nil
        screen.recorder.expect(.saving(failed), .profile(.loaded(.leanne)))
        let body = screen.client.requests.last?.body
        #expect(body.map { String(decoding: $0, as: UTF8.self) } == #"{"user_name":"Lee"}"#)
    }

    @Test("acknowledgeError removes the error of a save, and keeps what is typed and the problems of the fields")
    func acknowledges() async {
        var draft = await screen.edit([.name: "Lea"])
        _ = await screen.failSave(draft)
        screen.store.acknowledgeError()
        screen.recorder.expect(.editing(draft))
        await screen.store.retry()
        screen.recorder.expect()

        screen.store.change(.name, to: "")
        draft[.name] = ""
        screen.recorder.expect(.editing(draft))
        await screen.store.save()
        draft.problems = [.name: .empty]
        screen.recorder.expect(.editing(draft))
        screen.store.acknowledgeError()
        await screen.store.retry()
        screen.recorder.expect()

        // The server may have saved the edit.
        screen.client.on(.get, "/v1/me", response: .leanne)
        screen.store.discard()
        await screen.store.loadIfNeeded()
        screen.recorder.expect(.profile(.loading(previous: .leanne)), .profile(.loaded(.leanne)))
    }

    @Test("if another process has signed in another user, an edit is not sent")
    func protectsOther() async {
        let draft = await screen.edit([.name: "Lea"])
        let other = User(id: "2", name: "Ervin", email: "b@c.d", lastLoginDate: .time(Date(timeIntervalSince1970: 0)))
        await screen.sessions.save(Session(user: other, tokens: nil))
        await screen.store.save()
        var failed = draft
        failed.failure = .notSignedIn
        screen.recorder.expect(.saving(draft), .editing(failed))
    }

    @Test("the store of one user never shows the profile of another user")
    func refusesOther() async {
        let store = MyPageFeature(client: screen.client, sessions: screen.sessions, user: "2").makeMyPageStore()
        let recorder = StateRecorder(store)
        screen.client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        recorder.expect(.profile(.loading(previous: nil)), .profile(.error(.notSignedIn, previous: nil)))
    }
}

import Core
import Foundation
import MyPage
import TestSupport
import Testing

@MainActor @Suite("What the user typed on MyPage is kept", .exhaustive)
struct MyPageKeepTests {
    let page = MyPageFixture()

    @Test("load, loadIfNeeded, retry, acknowledgeError and cancel keep an edit as it is")
    func survives() async {
        _ = await page.edit([.name: "Lea"])
        await page.store.load()
        await page.store.loadIfNeeded()
        await page.store.retry()
        page.store.acknowledgeError()
        page.store.cancel()
        page.recorder.expect()
    }

    @Test("if saving is cancelled, the edit continues and can be saved")
    func cancels() async {
        let draft = await page.edit([.name: "Lea"])
        page.client.on(.patch, "/v1/me", response: .leanne, after: .seconds(1))
        async let save: Void = page.store.save()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await save
        page.recorder.expect(.saving(draft), .editing(draft))
        page.store.cancel()
        page.client.on(.patch, "/v1/me", response: .leanne)
        await page.store.save()
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("if the caller of save is cancelled, it returns at once, and the edit is still saved")
    func keepsSaving() async {
        let draft = await page.edit([.name: "Lea"])
        page.client.on(.patch, "/v1/me", response: .leanne, after: .seconds(1))
        let caller = Task { await page.store.save() }
        await page.client.clock.sleepers(1)
        caller.cancel()
        await caller.value
        page.recorder.expect(.saving(draft))
        page.client.clock.advance(by: .seconds(1))
        await page.store.loadIfNeeded()
        page.recorder.expect(.profile(.loaded(.leanne)))
    }

    @Test("after a failed save, retry saves what is typed now")
    func retries() async {
        let draft = await page.edit([.name: "Lea"])
        var failed = await page.failSave(draft)
        page.store.change(.name, to: "Lee")
        failed[.name] = "Lee"
        page.recorder.expect(.editing(failed))
        page.client.on(.patch, "/v1/me", response: .leanne)
        await page.store.retry()
        failed.failure = nil
        page.recorder.expect(.saving(failed), .profile(.loaded(.leanne)))
        let body = page.client.requests.last?.body
        #expect(body.map { String(decoding: $0, as: UTF8.self) } == #"{"user_name":"Lee"}"#)
    }

    @Test("acknowledgeError removes the error of a save, and keeps what is typed and the problems of the fields")
    func acknowledges() async {
        var draft = await page.edit([.name: "Lea"])
        _ = await page.failSave(draft)
        page.store.acknowledgeError()
        page.recorder.expect(.editing(draft))
        await page.store.retry()
        page.recorder.expect()

        page.store.change(.name, to: "")
        draft[.name] = ""
        page.recorder.expect(.editing(draft))
        await page.store.save()
        draft.problems = [.name: .empty]
        page.recorder.expect(.editing(draft))
        page.store.acknowledgeError()
        await page.store.retry()
        page.recorder.expect()
    }

    @Test("if another process has signed in another user, an edit is not sent")
    func protectsOther() async {
        let draft = await page.edit([.name: "Lea"])
        let other = User(id: "2", name: "Ervin", email: "b@c.d", lastLoginDate: Date(timeIntervalSince1970: 0))
        await page.sessions.save(Session(user: other, tokens: nil))
        await page.store.save()
        var failed = draft
        failed.failure = .notSignedIn
        page.recorder.expect(.saving(draft), .editing(failed))
    }

    @Test("the store of one user never shows the profile of another user")
    func refusesOther() async {
        let store = MyPageFeature(client: page.client, sessions: page.sessions).myPageStore(of: "2")
        let recorder = StateRecorder(store)
        page.client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        recorder.expect(.profile(.loading(previous: nil)), .profile(.error(.notSignedIn, previous: nil)))
    }

    @Test("save changes the user in the saved session, which tells the app, so that other pages can show the name")
    func tellsName() async {
        let draft = await page.edit([.name: "Lea"])
        var changes = page.sessions.changes().makeAsyncIterator()
        page.client.on(.patch, "/v1/me", response: .profile(name: "Lea", phone: "1"))
        await page.store.save()
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne(name: "Lea", phone: "1"))))
        #expect(await changes.next() == .saved(Session(user: .named("Lea"), tokens: nil)))
    }
}

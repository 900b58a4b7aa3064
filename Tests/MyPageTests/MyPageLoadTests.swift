import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Loading MyPage", .exhaustive)
struct MyPageLoadTests {
    let page = MyPageFixture()

    @Test(
        "the error says why the profile cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), MyPageError.notSignedIn),
            (.status(404), .noAccounts),
            (.status(500), .request(.refused(Refusal(status: 500)))),
            (.json("{}"), .request(.invalidResponse(.json(UnreadableJSON(path: "user_id", .missing))))),
        ]
    )
    func fails(response: ScriptedResponse, error: MyPageError) async {
        page.client.on(.get, "/v1/me", response: response)
        await page.store.load()
        page.recorder.expect(.profile(.loading(previous: nil)), .profile(.error(error, previous: nil)))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.profile(.loading(previous: nil)), .profile(.idle(previous: nil)))
    }

    @Test("loadIfNeeded loads the profile once, waits for a running load, and loads again after a failed first load")
    func loadsOnce() async {
        page.client.on(.get, "/v1/me", response: .failure(.lost))
        await page.store.loadIfNeeded()
        page.recorder.expect(.profile(.loading(previous: nil)), .profile(.error(.lost, previous: nil)))

        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let first: Void = page.store.loadIfNeeded()
        await page.client.clock.sleepers(1)
        async let second: Void = page.store.loadIfNeeded()
        page.client.clock.advance(by: .seconds(1))
        await second
        page.recorder.expect(.profile(.loading(previous: nil)), .profile(.loaded(.leanne)))
        await first
        await page.store.loadIfNeeded()
        page.recorder.expect()
    }

    @Test("after a failed load, retry loads the profile again, and without an error it does nothing")
    func retries() async {
        await page.store.retry()
        page.recorder.expect()
        await page.load()
        await page.failLoad()
        await page.store.loadIfNeeded()
        page.recorder.expect()
        page.client.on(.get, "/v1/me", response: .leanne)
        await page.store.retry()
        page.recorder.expect(.profile(.loading(previous: .leanne)), .profile(.loaded(.leanne)))
        await page.store.retry()
        page.recorder.expect()
    }

    @Test("acknowledgeError removes the error. The profile stays visible if there is one")
    func acknowledges() async {
        page.client.on(.get, "/v1/me", response: .failure(.lost))
        await page.store.load()
        page.store.acknowledgeError()
        page.recorder.expect(
            .profile(.loading(previous: nil)),
            .profile(.error(.lost, previous: nil)),
            .profile(.idle(previous: nil))
        )
        await page.load()
        await page.failLoad()
        page.store.acknowledgeError()
        page.recorder.expect(.profile(.loaded(.leanne)))
        page.store.acknowledgeError()
        page.recorder.expect()
    }

    @Test("after two loads, cancel shows the profile as before, and an error stays if nothing is running")
    func rests() async {
        await page.load()
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let old: Void = page.store.load()
        await page.recorder.next(.profile(.loading(previous: .leanne)))
        await page.client.clock.sleepers(1)
        async let new: Void = page.store.load()
        await page.recorder.next(.profile(.loading(previous: .leanne)))
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await old
        await new
        page.recorder.expect(.profile(.loaded(.leanne)))

        await page.failLoad()
        page.store.cancel()
        page.recorder.expect()
    }

    @Test("logout and showPosts call the closures of the app, and the state does not change")
    func asksApp() async {
        let calls = Locked<[String]>([])
        let store = MyPageFeature(client: page.client, sessions: page.sessions).myPageStore(
            onShowPosts: { calls.change { $0.append("posts") } },
            onLogout: { calls.change { $0.append("logout") } }
        )
        let recorder = StateRecorder(store)
        #expect(store.canShowPosts)
        store.showPosts()
        await store.logout()
        #expect(calls.value == ["posts", "logout"])
        recorder.expect()
    }

    @Test("without closures of the app, the page cannot show the posts, and showPosts and logout do nothing")
    func hasNoClosures() async {
        #expect(!page.store.canShowPosts)
        page.store.showPosts()
        await page.store.logout()
        page.recorder.expect()
    }
}

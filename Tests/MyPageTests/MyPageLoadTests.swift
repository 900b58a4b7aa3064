import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Loading MyPage", .exhaustive)
struct MyPageLoadTests {
    let screen = MyPageFixture()

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
        screen.client.on(.get, "/v1/me", response: response)
        await screen.store.load()
        screen.recorder.expect(.profile(.loading(previous: nil)), .profile(.error(error, previous: nil)))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let load: Void = screen.store.load()
        await screen.client.clock.sleepers(1)
        screen.store.cancel()
        await load
        screen.recorder.expect(.profile(.loading(previous: nil)), .profile(.idle(previous: nil)))
    }

    @Test("loadIfNeeded loads the profile once, waits for a running load, and loads again after a failed first load")
    func loadsOnce() async {
        screen.client.on(.get, "/v1/me", response: .failure(.lost))
        await screen.store.loadIfNeeded()
        screen.recorder.expect(.profile(.loading(previous: nil)), .profile(.error(.lost, previous: nil)))

        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let first: Void = screen.store.loadIfNeeded()
        await screen.client.clock.sleepers(1)
        async let second: Void = screen.store.loadIfNeeded()
        screen.client.clock.advance(by: .seconds(1))
        await second
        screen.recorder.expect(.profile(.loading(previous: nil)), .profile(.loaded(.leanne)))
        await first
        await screen.store.loadIfNeeded()
        screen.recorder.expect()
    }

    @Test("after a failed load, retry loads the profile again, and without an error it does nothing")
    func retries() async {
        await screen.store.retry()
        screen.recorder.expect()
        await screen.load()
        await screen.failLoad()
        await screen.store.loadIfNeeded()
        screen.recorder.expect()
        screen.client.on(.get, "/v1/me", response: .leanne)
        await screen.store.retry()
        screen.recorder.expect(.profile(.loading(previous: .leanne)), .profile(.loaded(.leanne)))
        await screen.store.retry()
        screen.recorder.expect()
    }

    @Test("acknowledgeError removes the error. The profile stays visible if there is one")
    func acknowledges() async {
        screen.client.on(.get, "/v1/me", response: .failure(.lost))
        await screen.store.load()
        screen.store.acknowledgeError()
        screen.recorder.expect(
            .profile(.loading(previous: nil)),
            .profile(.error(.lost, previous: nil)),
            .profile(.idle(previous: nil))
        )
        await screen.load()
        await screen.failLoad()
        screen.store.acknowledgeError()
        screen.recorder.expect(.profile(.loaded(.leanne)))
        screen.store.acknowledgeError()
        screen.recorder.expect()
    }

    @Test("after two loads, cancel shows the profile as before, and an error stays if nothing is running")
    func rests() async {
        await screen.load()
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        screen.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let old: Void = screen.store.load()
        await screen.recorder.next(.profile(.loading(previous: .leanne)))
        await screen.client.clock.sleepers(1)
        async let new: Void = screen.store.load()
        await screen.recorder.next(.profile(.loading(previous: .leanne)))
        await screen.client.clock.sleepers(1)
        screen.store.cancel()
        await old
        await new
        screen.recorder.expect(.profile(.loaded(.leanne)))

        await screen.failLoad()
        screen.store.cancel()
        screen.recorder.expect()
    }

    @Test("logout and showPosts call the closures of the app, and the state does not change")
    func asksApp() async {
        let calls = Locked<[String]>([])
        let store = MyPageFeature(client: screen.client, sessions: screen.sessions).myPageStore(
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

    @Test("without closures of the app, the screen cannot show the posts, and showPosts and logout do nothing")
    func hasNoClosures() async {
        #expect(!screen.store.canShowPosts)
        screen.store.showPosts()
        await screen.store.logout()
        screen.recorder.expect()
    }
}

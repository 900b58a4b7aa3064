import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Loading MyPage", .exhaustive)
struct MyPageLoadTests {
    let page = MyPageFixture()

    @Test("load shows the profile of the user who is signed in")
    func loads() async {
        await page.load()
    }

    @Test("the old profile is still shown while it loads again, and after an error")
    func reloads() async {
        await page.load()
        page.client.on(.get, "/v1/me", response: .failure(.lost))
        await page.store.load()
        let error = MyPageError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        page.recorder.expect(.loading(previous: .leanne), .error(error, previous: .leanne))
        page.client.on(.get, "/v1/me", response: .leanne)
        await page.store.load()
        page.recorder.expect(.loading(previous: .leanne), .loaded(.leanne))
    }

    @Test(
        "the error says why the profile cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), MyPageError.notSignedIn),
            (.status(404), .noAccounts),
            (.status(500), .request(.server(.refused(status: 500, message: nil)))),
            (.json("{}"), .request(.server(.unreadable(.json(UnreadableJSON(path: "user_id", .missing)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
        ]
    )
    func fails(response: ScriptedResponse, error: MyPageError) async {
        page.client.on(.get, "/v1/me", response: response)
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("cancel ends the request, and the state is idle again")
    func cancels() async {
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .idle)
    }

    @Test("if the profile is loaded twice at the same time, the older response is ignored")
    func ignoresLateResponses() async {
        page.client.on(.get, "/v1/me", response: .status(500), after: .seconds(9), ignoresCancellation: true)
        page.client.on(.get, "/v1/me", response: .leanne)
        async let old: Void = page.store.load()
        await page.client.clock.sleepers(1)
        await page.store.load()
        page.client.clock.advance(by: .seconds(9))
        await old
        page.recorder.expect(.loading(previous: nil), .loading(previous: nil), .loaded(.leanne))
    }

    @Test("after a logout, the state is signedOut, and the response to a running request is ignored")
    func signsOut() async {
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.logout()
        await load
        page.recorder.expect(.loading(previous: nil), .signedOut)
    }
}

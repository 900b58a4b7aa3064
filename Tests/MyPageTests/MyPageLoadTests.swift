import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Loading MyPage", .exhaustive)
struct MyPageLoadTests {
    let page = MyPageFixture()

    @Test("the profile of whoever is signed in is shown")
    func loads() async {
        await page.load()
    }

    @Test("loading it anew keeps it on the page, also when that fails")
    func reloads() async {
        await page.load()
        page.client.on(.get, "/v1/me", answer: .failure(.lost))
        await page.store.load()
        let error = MyPageError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        page.recorder.expect(.loading(previous: .leanne), .error(error, previous: .leanne))
        page.client.on(.get, "/v1/me", answer: .leanne)
        await page.store.load()
        page.recorder.expect(.loading(previous: .leanne), .loaded(.leanne))
    }

    @Test(
        "a profile that cannot be had says why",
        arguments: [
            (ScriptedAnswer.status(401), MyPageError.notSignedIn),
            (.status(404), .noAccounts),
            (.status(500), .request(.server(.refused(status: 500, message: nil)))),
            (.json("{}"), .request(.server(.unreadable(.json(UnreadableJSON(path: "user_id", .missing)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
        ]
    )
    func fails(answer: ScriptedAnswer, error: MyPageError) async {
        page.client.on(.get, "/v1/me", answer: answer)
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("leaving the page cancels its work")
    func cancels() async {
        page.client.on(.get, "/v1/me", answer: .leanne, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .idle)
    }

    @Test("an answer that arrives after a newer one was asked for is thrown away")
    func throwsLateAnswersAway() async {
        page.client.on(.get, "/v1/me", answer: .status(500), after: .seconds(9), ignoresCancellation: true)
        page.client.on(.get, "/v1/me", answer: .leanne)
        async let old: Void = page.store.load()
        await page.client.clock.sleepers(1)
        await page.store.load()
        page.client.clock.advance(by: .seconds(9))
        await old
        page.recorder.expect(.loading(previous: nil), .loading(previous: nil), .loaded(.leanne))
    }

    @Test("a logout is the user's wish; what was under way no longer counts")
    func signsOut() async {
        page.client.on(.get, "/v1/me", answer: .leanne, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.logout()
        await load
        page.recorder.expect(.loading(previous: nil), .signedOut)
    }
}

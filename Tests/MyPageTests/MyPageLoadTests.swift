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
        screen.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("the profile is visible even if the session cannot be read or changed")
    func loadsWithoutSession() async {
        let sessions = FileSessionStore(file: nil, server: "")
        let store = MyPageFeature(client: screen.client, sessions: sessions).makeMyPageStore()
        screen.client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        #expect(store.state == .loaded(.leanne))
    }

    @Test("acknowledgeError removes the error of a failed refresh")
    func acknowledges() async {
        await screen.load()
        screen.client.on(.get, "/v1/me", response: .failure(.lost))
        await screen.store.load()
        screen.store.acknowledgeError()
        screen.recorder.expect(.loading(previous: .leanne), .error(.lost, previous: .leanne), .loaded(.leanne))
    }
}

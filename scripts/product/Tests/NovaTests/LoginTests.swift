import Authentication
import Core
import FakeAPI
import NovaFeatures
import NovaSamples
import Root
import Testing

@MainActor @Suite("The login", .timeLimit(.minutes(1)))
struct LoginTests {
    @Test("a user of the fake server signs in with the password of this app, and with no other")
    func signsIn() async {
        let sessions = InMemorySessionStore()
        let client = AuthorizedAPIClient(FakeAPIClient(.sample()), sessions: sessions)
        let root = RootStore(.all, with: Dependencies(client: client, sessions: sessions))
        await root.start()
        await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        #expect(root.auth.state.user == nil)
        await root.auth.login(email: "Sincere@april.biz", pass: "nova")
        #expect(root.auth.state.user?.name == "Leanne Graham")
    }
}

import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("An app without tabs", .exhaustive)
struct AppWithoutTabsTests {
    let app = RootFixture([])
    var root: RootStore { app.root }

    /// The home screen of the user who is signed in.
    private func home() throws -> RootState {
        let user = try #require(root.auth.state.user)
        return .home(user, Place(tab: ""))
    }

    @Test("a login leads to a home screen without a tab, and a logout leads back")
    func signsInAndOut() async throws {
        let recorder = StateRecorder(root)
        await root.start()
        await app.login()
        recorder.expect(.login, try home())
        #expect("\(root.state)" == "home()")
        await root.auth.logout()
        recorder.expect(.login)
        await app.login(1)
        recorder.expect(try home())
    }

    @Test("selecting a tab, opening a screen and showing a path change nothing, before and after the login")
    func opensNothing() async throws {
        root.open(TestNoteRoute.first.link)
        await app.login()
        let recorder = StateRecorder(root)
        let route = TestNoteRoute.first.link
        root.select(tab: "")
        root.select(tab: "notes")
        root.open(route)
        root.show(path: [route], of: "notes")
        root.show(path: [route], of: "")
        root.push(route)
        recorder.expect()
        #expect(try root.state == home() && root.screens(of: "").isEmpty && root.screens(of: "notes").isEmpty)
    }
}

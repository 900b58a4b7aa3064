import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The end of a session", .exhaustive)
struct SessionEndTests {
    let saved = RecordingSavedLists()
    let app: RootFixture
    var root: RootStore { app.root }

    init() {
        app = RootFixture(saved: saved)
    }

    /// Signs in, opens a note, loads the first screen of each tab, and lets the server end the session.
    private func loseSession() async throws -> [OpenScreen] {
        await root.auth.restore()
        await app.login()
        root.push(try app.link("notes/7"))
        await app.notes?.load()
        await app.user?.load()
        let screens = root.screens(of: "notes")
        await app.endSession()
        await app.user?.load()
        await app.leaveHome()
        return screens
    }

    @Test("the login screen has the reason, and after the next login the same user has the same screens without errors")
    func comesBack() async throws {
        let screens = try await loseSession()
        #expect(root.state == .login && root.screens(of: "notes").isEmpty)
        #expect(root.auth.state == .ended(.refused))
        await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        await app.login()
        #expect(root.state.path == ["notes/7"])
        #expect(root.screens(of: "notes") == screens)
        #expect(app.notes?.state.content?.count == 10)
        #expect(app.user?.state.error == nil && app.user?.state.content?.map(\.title) == ["Leanne Graham"])
        #expect(saved.removals == 0)
    }

    @Test("a logout deletes the saved data, and the same user starts at the first tab with new stores")
    func startsAfterLogout() async throws {
        await app.login()
        weak let notes = app.notes
        root.select(tab: "user")
        await root.auth.logout()
        #expect(root.state == .login && notes == nil && saved.removals == 1)
        await app.login()
        #expect(root.state.tab == "notes")
    }

    @Test("a link that comes after the end of the session replaces the path of its tab after the login")
    func opensLink() async throws {
        let screens = try await loseSession()
        root.open(try app.link("notes/8"))
        await app.login()
        #expect(root.state.path == ["notes/8"] && root.screens(of: "notes").first == screens.first)
    }
}

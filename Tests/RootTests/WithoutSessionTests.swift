import Authentication
import Core
import FakeAPI
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("An app in which nobody is signed in", .exhaustive)
struct WithoutSessionTests {
    let saved = RecordingSavedLists()
    let clock = TestClock()
    let app: RootFixture
    var root: RootStore { app.root }

    /// The home screen without a user, with the first tab.
    private let home = RootState.home(nil, Place(tab: "notes"))

    init() {
        app = RootFixture(saved: saved, clock: clock)
    }

    @Test("the tabs load and open screens, and a link opens at once")
    func opensScreens() async throws {
        await root.start()
        await app.notes?.loadIfNeeded()
        #expect(app.notes?.state.content?.count == 10)
        root.push(try app.link("notes/1"))
        root.open(try app.link("user/notes"))
        let paths = try ["notes": [app.link("notes/1")], "user": [app.link("user/notes")]]
        #expect(root.state == .home(nil, Place(tab: "user", paths: paths)))
        #expect(root.savedPaths == nil)
    }

    @Test("a link that starts the app opens when the tabs are visible, and a login does not open it again")
    func opensFirstLink() async throws {
        root.open(try app.link("user/notes"))
        await root.start()
        #expect(root.state.place == ["user", "user/notes"])
        await app.login()
        #expect(root.state.place == ["notes"])
    }

    @Test("a login creates new stores, stops the old stores, and opens only the screen that was visible")
    func createsStores() async throws {
        await root.start()
        root.push(try app.link("notes/1"))
        root.select(tab: "user")
        root.push(try app.link("user/notes"))
        weak let (notes, visible) = (app.notes, app.visible as? TestScreenStore)
        root.signIn()
        #expect(root.state == .login)
        #expect(root.screens(of: "notes").isEmpty)
        await app.login()
        #expect(root.state.place == ["user", "user/notes"])
        #expect(root.screens(of: "notes").count == 1)
        #expect(notes == nil && visible == nil && app.notes != nil)
    }

    @Test("cancelSignIn shows the same screens with the same stores again, even after a failed login")
    func cancels() async throws {
        await root.start()
        root.push(try app.link("notes/1"))
        let (state, screens) = (root.state, root.screens(of: "notes"))
        root.signIn()
        await root.auth.login(email: "Sincere@april.biz", pass: "wrong")
        #expect(root.state == .login)
        root.cancelSignIn()
        #expect(root.state == state)
        #expect(root.screens(of: "notes") == screens)
        await app.login()
        #expect(root.state.path == [], "a login after cancelSignIn opens no screen")
    }

    @Test("a logout shows the login screen with its report, and after cancelSignIn the tabs have new stores")
    func signsOut() async throws {
        await app.login()
        weak let notes = app.notes
        root.push(try app.link("notes/1"))
        await root.auth.logout()
        #expect(root.state == .login)
        #expect(root.auth.state == .signedOut(.revoked))
        #expect(saved.removals == 1)
        root.cancelSignIn()
        #expect(root.state == home)
        #expect(notes == nil)
        #expect(app.notes != nil)
        #expect(saved.removals == 1)
    }

    @Test("after the end of a session, one cancelSignIn is enough, also after an error or in a login", arguments: 0...3)
    func forgets(attempt: Int) async throws {
        await app.login()
        let notes = app.notes
        root.push(try app.link("notes/1"))
        await app.endSession()
        await app.user?.load()
        await app.leaveHome()
        if attempt % 2 > 0 { await root.auth.login(email: "", pass: "") }
        if attempt > 1 {
            await app.backend.delay(by: .seconds(1))
            Task { await app.login() }
            await clock.sleepers(1)
        }
        #expect(root.state == .login)
        root.cancelSignIn()
        await root.auth.restore()
        #expect(root.state == home && app.notes !== notes && root.savedPaths == nil)
        await app.backend.restore()
        await app.login()
        #expect(root.state.path == [] && app.notes !== notes)
    }

    @Test("a login before the session is restored does not show the tabs without a user first")
    func startsLogin() async {
        let recorder = StateRecorder(root)
        await app.login()
        recorder.expect(.login, root.state)
    }

    @Test("restoring the session again keeps the screens, and a user who signs in elsewhere gets new screens")
    func follows() async throws {
        await root.start()
        let (notes, recorder) = (app.notes, StateRecorder(root))
        await root.auth.restore()
        recorder.expect()
        #expect(app.notes === notes)
        let other = RootFixture(sessions: app.sessions)
        await other.login()
        await root.wait { $0.user != nil }
        recorder.expect(root.state)
        #expect(app.notes !== notes)
    }

    @Test("signIn and cancelSignIn do nothing on other screens, and an app without tabs stays on the login screen")
    func ignores() async throws {
        root.signIn()
        root.cancelSignIn()
        #expect(root.state == .restoring)
        await app.login()
        let state = root.state
        root.signIn()
        root.cancelSignIn()
        #expect(root.state == state)
        #expect(root.auth.state.user != nil)
        let empty = RootFixture([])
        await empty.root.start()
        empty.root.cancelSignIn()
        #expect(empty.root.state == .login)
    }
}

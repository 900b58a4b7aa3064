import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The root of the app", .exhaustive)
struct RootStoreTests {
    let app = RootFixture()
    var root: RootStore { app.root }

    private func link(_ text: String) throws -> DeepLink {
        try app.link(text)
    }

    @Test("an app without a session shows its tabs, signIn shows the login, and a login shows the first tab")
    func signsIn() async throws {
        let recorder = StateRecorder(root)
        await root.auth.restore()
        recorder.expect(.home(nil, Place(tab: "notes")))
        root.signIn()
        recorder.expect(.login)
        await app.login()
        let user = try #require(root.auth.state.user)
        recorder.expect(.home(user, Place(tab: "notes")))
    }

    @Test("before the session is restored, there are no screens, and no screen can be opened")
    func hidesScreens() async throws {
        root.push(try link("notes/1"))
        root.select(tab: "user")
        root.show(path: [try link("notes/1")], of: "notes")
        #expect(root.state == .restoring)
        #expect(root.screens(of: "notes").isEmpty)
        await app.login()
        #expect(root.state.place == ["notes"])
    }

    @Test("a link replaces the path of its tab and keeps the paths of other tabs")
    func opensLink() async throws {
        await app.login()
        root.push(try link("notes/1"))
        root.push(try link("notes/2"))
        root.open(try link("user/notes"))
        root.open(try link("notes/3"))
        let user = try #require(root.auth.state.user)
        let paths = ["notes": [try link("notes/3")], "user": [try link("user/notes")]]
        #expect(root.state == .home(user, Place(tab: "notes", paths: paths)))
        root.open(try link("notes"))
        #expect(root.state.path == [])
    }

    @Test("the first screen of a tab replaces the screens above it, and keeps a screen that is already open")
    func replacesScreens() async throws {
        await app.login()
        let list = try #require(app.notes)
        await list.loadIfNeeded()
        let notes = try #require(list.state.content)
        list.open(notes[0])
        let open = root.screens(of: "notes")
        root.push(try link("notes?owner=1"))
        list.open(notes[0])
        list.open(notes[0])
        #expect(root.screens(of: "notes") == open && open.count == 2)
        list.open(notes[1])
        #expect(root.state.path == ["notes/\(notes[1].id)"])
        root.push(try link("notes?owner=1"))
        list.open(notes[1])
        list.open(notes[0])
        #expect(root.screens(of: "notes").count == 2 && root.screens(of: "notes") != open)
        root.select(tab: "user")
        list.open(notes[2])
        #expect(root.screens(of: "notes").last?.link == DeepLink("notes", path: ["\(notes[2].id)"]))
        #expect(root.screens(of: "user").count == 1 && root.state.tab == "user")
    }

    @Test("a tab that is not selected keeps its store and can change its path, and an unknown tab is ignored")
    func selectsTab() async throws {
        await app.login()
        let notes = try #require(app.notes)
        root.select(tab: "user")
        root.select(tab: "unknown")
        root.show(path: [try link("notes/1")], of: "notes")
        #expect(root.state.place == ["user"])
        root.select(tab: "notes")
        #expect(app.notes === notes && root.state.path == ["notes/1"])
    }

    @Test("the store of a screen lives as long as the screen is in the path")
    func keepsStores() async throws {
        await app.login()
        let (first, second) = (try link("notes/1"), try link("notes/2"))
        root.show(path: [first, second], of: "notes")
        let screens = root.screens(of: "notes")
        root.show(path: [first], of: "notes")
        #expect(root.screens(of: "notes") == Array(screens.prefix(2)))
        root.show(path: [first, second], of: "notes")
        #expect(Array(root.screens(of: "notes").prefix(2)) == Array(screens.prefix(2)))
        let last = root.screens(of: "notes").last
        #expect(last != screens.last)
        root.show(path: [try link("notes/3"), second], of: "notes")
        #expect(root.state.path == ["notes/3", "notes/2"] && root.screens(of: "notes").last != last)
    }

    @Test("the error of a link is there until another link is opened")
    func reportsLink() async {
        await app.login()
        root.open(parsing: "unknown/1")
        #expect(root.linkError == .unknownName("unknown"))
        root.open(parsing: "notes/1")
        #expect(root.linkError == nil && root.state.path == ["notes/1"])
    }

    @Test("a link to the screen that is already open keeps its store, and a double tap opens a screen once")
    func keepsOpenScreen() async throws {
        await app.login()
        root.open(try link("notes/1"))
        let screens = root.screens(of: "notes")
        root.select(tab: "user")
        let recorder = StateRecorder(root)
        root.open(try link("notes/1"))
        let user = try #require(root.auth.state.user)
        recorder.expect(.home(user, Place(tab: "notes", paths: ["notes": [try link("notes/1")]])))
        root.push(try link("notes/1"))
        #expect(root.screens(of: "notes") == screens)
    }
}

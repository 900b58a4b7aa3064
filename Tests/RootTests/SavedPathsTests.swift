import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The open screens of an app that was ended", .exhaustive)
struct SavedPathsTests {
    let app = RootFixture()
    var root: RootStore { app.root }

    /// The same app after it was started again. Its session is still saved.
    private func next() -> RootFixture {
        RootFixture(sessions: app.sessions)
    }

    /// Signs in, opens two screens in the first tab, and selects the second tab.
    private func open() async throws {
        await app.login()
        app.root.open(try app.link("notes/1"))
        app.root.push(try app.link("notes?owner=2"))
        app.root.select(tab: "user")
    }

    @Test("the tab and the screens are open again, and no other state comes before them")
    func reopens() async throws {
        try await open()
        let next = next()
        let recorder = StateRecorder(next.root)
        await next.root.start(with: app.root.savedPaths)
        recorder.expect(app.root.state)
        #expect(next.root.state.tab == "user" && next.root.screens(of: "notes").count == 3)
        next.root.select(tab: "notes")
        #expect(next.root.state.path == ["notes/1", "notes?owner=2"])
        recorder.expect(next.root.state)
    }

    @Test("another user starts at the first screen, and so does the same user after a logout")
    func belongsToUser() async throws {
        try await open()
        let saved = app.root.savedPaths
        await app.root.auth.logout()
        #expect(app.root.savedPaths == nil)
        let next = next()
        await next.root.start(with: saved)
        await next.login(1)
        #expect(next.root.state.place == ["notes"])
        await next.root.auth.logout()
        await next.login(0)
        #expect(next.root.state.place == ["notes"], "saved paths are used only once")
    }

    @Test("the screens stay saved when the session ends without a logout")
    func outlivesSession() async throws {
        try await open()
        let saved = app.root.savedPaths
        await app.endSession()
        await app.user?.loadIfNeeded()
        await app.leaveHome()
        #expect(app.root.state == .login && app.root.savedPaths != nil)
        let next = next()
        await next.root.start(with: saved)
        #expect(next.root.state == .home(nil, Place(tab: "notes")) && next.root.savedPaths != nil)
        await next.login()
        #expect(next.root.state.tab == "user")
    }

    @Test(
        "texts of a search are not saved, and a screen that is only another search is not open twice",
        arguments: [
            (["notes?search=secret", "notes?search=b"], []), (["notes/1", "notes?search=a"], ["notes/1"]),
            (["notes?owner=2", "notes?owner=2&search=secret"], ["notes?owner=2"]), (["notes/1", "notes"], nil),
            (["notes?owner=2&search=a", "notes?owner=2", "notes/1"], ["notes?owner=2", "notes/1"]),
        ]
    )
    func savesNoSearch(path: [String], kept: [String]?) async throws {
        await app.login()
        root.show(path: try path.map { try app.link($0) }, of: "notes")
        let saved = try #require(root.savedPaths)
        #expect(!saved.contains("secret"))
        let next = next()
        await next.root.start(with: saved)
        #expect(next.root.state.path == kept ?? path)
    }

    @Test("a damaged text, an unknown tab, a wrong link and a second screen of a link are ignored")
    func ignoresDamage() async throws {
        let links = #"["notes","notes/1","notes/1/2","notes/1"]"#
        let broken = ["{", #"{"user":"1","tab":"x","paths":{"x":["notes/2"],"notes":\#(links)}}"#]
        for (text, path) in zip(broken, [[], ["notes/1"]]) {
            let next = next()
            await next.root.start(with: text)
            await next.login()
            #expect(next.root.state.place == ["notes"] + path)
        }
    }
}

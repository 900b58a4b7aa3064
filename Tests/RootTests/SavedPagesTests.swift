import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The open pages of an app that was ended", .exhaustive)
struct SavedPagesTests {
    let app = RootFixture()

    /// The same app after it was started again. Its session is still saved.
    private func next() -> RootFixture {
        RootFixture(sessions: app.sessions)
    }

    /// Signs in, opens two pages in the first tab, and selects the second tab.
    private func open() async throws {
        await app.login()
        app.root.open(try app.route("notes/1"))
        app.root.push(try app.route("notes?owner=2"))
        app.root.select(tab: "user")
    }

    @Test("the tab and the pages are open again, and no other state comes before them")
    func reopens() async throws {
        try await open()
        let next = next()
        let recorder = StateRecorder(next.root)
        await next.root.start(with: app.root.savedPages)
        recorder.expect(app.root.state)
        #expect(next.root.state.tab == "user" && next.root.pages(of: "notes").count == 3)
        next.root.select(tab: "notes")
        #expect(next.root.state.path == ["notes/1", "notes?owner=2"])
        recorder.expect(next.root.state)
    }

    @Test("another user starts at the first page, and so does the same user after a logout")
    func belongsToUser() async throws {
        try await open()
        let saved = app.root.savedPages
        await app.root.auth.logout()
        #expect(app.root.savedPages == nil)
        let next = next()
        await next.root.start(with: saved)
        await next.login(1)
        #expect(next.root.state.tab == "notes" && next.root.state.path == [])
        await next.root.auth.logout()
        await next.login(0)
        #expect(next.root.state.tab == "notes" && next.root.state.path == [], "saved pages are used only once")
    }

    @Test("the pages stay saved when the session ends without a logout")
    func outlivesSession() async throws {
        try await open()
        let saved = app.root.savedPages
        await app.endSession()
        await app.user?.loadIfNeeded()
        await app.leaveHome()
        #expect(app.root.state == .login && app.root.savedPages != nil)
        let next = next()
        await next.root.start(with: saved)
        #expect(next.root.state == .login && next.root.savedPages != nil)
        await next.login()
        #expect(next.root.state.tab == "user")
    }

    @Test("a damaged text, an unknown tab and a wrong link are ignored")
    func ignoresDamage() async throws {
        let broken = ["{", #"{"user":"1","tab":"x","paths":{"x":["notes/2"],"notes":["notes/1","notes/1/2"]}}"#]
        for (text, path) in zip(broken, [[], ["notes/1"]]) {
            let next = next()
            await next.root.start(with: text)
            await next.login()
            #expect(next.root.state.tab == "notes" && next.root.state.path == path)
        }
    }

    @Test("an app starts only once, for example if it has two windows")
    func startsOnce() async throws {
        try await open()
        let saved = app.root.savedPages
        let state = app.root.state
        await app.root.start(with: saved)
        #expect(app.root.state == state)
        await app.root.auth.logout()
        await app.login()
        #expect(app.root.state.tab == "notes" && app.root.state.path == [])
    }
}

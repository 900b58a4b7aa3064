import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Where a feature is", .exhaustive)
struct PlaceTests {
    private func draft(in root: RootStore, modal: Int = 0) throws -> TestDraftStore {
        try #require(root.screens(in: .modal(modal)).last?.store as? TestDraftStore)
    }

    @Test("in an app without tabs, a link opens a modal, and a screen shown once comes before the login")
    func withoutTabs() async throws {
        let features = [AppFeature].withWelcome(afterLogin: false).filter { $0.placement != .tab }
        let app = RootFixture(features)
        await app.root.start()
        #expect(app.root.state.modals == ["welcome"] && app.root.state.user == nil)
        app.root.close()
        #expect(app.root.state == .login)
        await app.login()
        #expect(app.root.state.modals.isEmpty)
        app.root.open(try app.link("about/license"))
        #expect(app.root.state.modals == ["about about/license"])
        app.root.open(try app.link("draft"))
        #expect(app.root.state.modals == ["draft"])
    }

    @Test("a link that waits for a screen that is shown once does not open for another user")
    func once() async throws {
        let seen = SeenFeatures(["welcome/2"])
        let app = RootFixture(.withWelcome(afterLogin: true), seen: seen)
        await app.root.start()
        await app.login()
        #expect(app.root.state.modals == ["welcome"])
        app.root.open(try app.link("notes/3"))
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        await app.login(1)
        #expect(app.root.state.place == ["notes"] && app.root.state.modals.isEmpty && seen.names == ["welcome/2"])
    }

    @Test("the tabs without a section come first, then those of each section")
    func sections() {
        let more = Message(en: "More", ja: "その他")
        var features = [AppFeature].withModals
        for index in [0, 2] { features[index].placement = .section(more) }
        features[3].placement = .tab
        let root = RootFixture(features).root
        #expect(root.tabs.map { $0.name } == ["user", "about", "notes", "draft"] && root.sections == [more])
        #expect(root.tabs(in: more).map { $0.name } == ["notes", "draft"] && root.tabs(in: nil).count == 2)
    }

    @Test("of two features with one name, the first one counts")
    func sameName() async {
        let app = RootFixture(.notesAndUser + .notesAndUser)
        await app.login()
        #expect(app.root.tabs.count == 2 && app.root.screens(of: "notes").count == 1)
    }

    @Test("a form that is saved while the login is visible is closed after the login")
    func closesBehindLogin() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("draft"))
        let draft = try draft(in: app.root)
        draft.change("Hello")
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        draft.navigator?.close()
        draft.save()
        await app.login()
        #expect(app.root.state == .home(app.root.auth.state.user, Place(tab: "notes")))
    }

    @Test("Discard works directly after the question was closed, opens the screen with its store, and works once")
    func discardsLate() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("about"))
        let about = try #require(app.root.visible?.store as? TestDraftStore)
        about.navigator?.push(TestAboutRoute.license.link)
        let license = try #require(app.root.visible?.store as? TestDraftStore)
        license.change("Hello")
        let made = Locked(0)
        about.navigator?.push(try app.link("notes/3")) { navigator in
            made.change { $0 += 1 }
            return TestDraftStore(.text, navigator)
        }
        #expect(app.root.state.asking != nil)
        app.root.keepEditing()
        app.root.discard()
        #expect(app.root.state.path == ["about", "notes/3"] && made.value == 1)
        let place = app.root.state
        app.root.discard()
        #expect(app.root.state == place)
    }

    @Test("a question does not outlive its user, and a question that comes again is counted")
    func forgets() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("draft"))
        try draft(in: app.root).change("Hello")
        for _ in 0...1 { app.root.close() }
        #expect(app.root.repeatedQuestions == 1)
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        await app.login(1)
        app.root.open(try app.link("draft"))
        app.root.discard()
        #expect(app.root.state.modals == ["draft"])
    }

    @Test("a screen above an unsaved one must not go back by itself, but one below it may")
    func isUnsavedUpTo() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("about/license"))
        let screens = app.root.screens(of: "notes")
        (screens[1].store as? TestDraftStore)?.change("Hello")
        #expect(screens.map { app.root.isUnsaved(upTo: $0) } == [false, true, true])
        (screens[1].store as? TestDraftStore)?.change("")
        (screens[2].store as? TestDraftStore)?.change("Hello")
        #expect(screens.map { app.root.isUnsaved(upTo: $0) } == [false, false, true])
    }

    @Test("a saved modal whose route is pushed now is left out, a wrong index closes nothing, and older paths are read")
    func ignoresSaved() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        let next = RootFixture(.withModals, sessions: app.sessions)
        let modals = #"[["draft","draft/preview","draft/tags"],["about"],["draft"]]"#
        await next.root.start(with: #"{"user":"1","tab":"user","paths":{"user":["draft"]},"modals":\#(modals)}"#)
        #expect(next.root.state.place == ["user"] && next.root.state.modals == ["draft draft/tags"])
        next.root.close(modal: -1)
        next.root.close(modal: 1)
        #expect(next.root.state.modals.count == 1)
        let older = RootFixture(.withModals, sessions: app.sessions)
        await older.root.start(with: #"{"user":"1","tab":"user","paths":{"user":["notes/3"]}}"#)
        #expect(older.root.state.place == ["user", "notes/3"])
    }
}

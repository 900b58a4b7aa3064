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

    private func feature<R: Route>(_ route: R.Type, _ placement: AppFeature.Placement) -> AppFeature
    where R.Feature == TestFeature {
        AppFeature(route, placement) { TestFeature(client: $0.client, user: $0.user) }
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

    @Test("a link that waits for a screen that is shown once does not open for another user", arguments: [false, true])
    func once(isLogout: Bool) async throws {
        let seen = SeenFeatures(["welcome/2"])
        let app = RootFixture(.withWelcome(afterLogin: true), seen: seen)
        await app.root.start()
        await app.login()
        #expect(app.root.state.modals == ["welcome"])
        app.root.open(try app.link("notes/3"))
        if isLogout { await app.root.auth.logout() } else { await app.sessions.update { $0 = nil } }
        await app.leaveHome()
        await app.login(1)
        #expect(app.root.state.place == ["notes"] && app.root.state.modals.isEmpty && seen.names == ["welcome/2"])
    }

    @Test("two screens that are shown once come one after the other, and then the link")
    func onceEach() async throws {
        let welcome = feature(TestWelcomeRoute.self, .once(afterLogin: false))
        let draft = feature(TestDraftRoute.self, .once(afterLogin: true))
        let app = RootFixture(.notesAndUser + [welcome, draft])
        await app.login()
        app.root.open(try app.link("notes/3"))
        for modal in ["welcome", "draft"] {
            #expect(app.root.state.modals == [modal] && app.root.state.path.isEmpty)
            app.root.close()
        }
        #expect(app.root.state.place == ["notes", "notes/3"] && app.root.state.modals.isEmpty)
    }

    @Test("after a restart, a screen that is shown once is above the modals, and not twice")
    func onceAboveModals() async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("draft"))
        var saved = app.root.savedPaths
        for _ in 0...1 {
            let next = RootFixture(.withWelcome(afterLogin: true), sessions: app.sessions)
            await next.root.start(with: saved)
            #expect(next.root.state.modals == ["draft", "welcome"])
            saved = next.root.savedPaths
        }
    }

    @Test("the tabs without a section come first, and then those of each section, in the order of the list")
    func sections() {
        let (first, second) = (Message(en: "First", ja: "一"), Message(en: "Second", ja: "二"))
        let root = RootFixture([
            feature(TestUserRoute.self, .section(first)), feature(TestDraftRoute.self, .section(second)),
            feature(TestNoteRoute.self, .tab), feature(TestAboutRoute.self, .section(first)),
        ]).root
        #expect(root.tabs.map { $0.name } == ["notes", "user", "about", "draft"] && root.sections == [first, second])
        #expect(root.tabs(in: nil).map { $0.name } == ["notes"])
        #expect(root.tabs(in: first).map { $0.name } == ["user", "about"])
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

    @Test(
        "a question does not outlive its user, and a question that comes again is counted",
        arguments: [false, true]
    )
    func forgets(isElsewhere: Bool) async throws {
        let app = RootFixture(.withModals)
        await app.login()
        app.root.open(try app.link("draft"))
        try draft(in: app.root).change("Hello")
        for _ in 0...1 { app.root.close() }
        #expect(app.root.repeatedQuestions == 1 && app.root.state.asking == .place(Place(tab: "notes")))
        if isElsewhere {
            let user = app.root.state.user
            await RootFixture(.withModals, sessions: app.sessions).login(1)
            await app.root.wait { $0.user != user }
        } else {
            await app.sessions.update { $0 = nil }
            await app.leaveHome()
            await app.login(1)
        }
        #expect(app.root.state.asking == nil)
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
        app.root.open(try app.link("draft"))
        try draft(in: app.root).change("Hello")
        app.root.open(try app.link("draft/tags"))
        #expect(app.root.screens(in: .modal(0)).map { app.root.isUnsaved(upTo: $0) } == [false, false])
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

import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Modals", .exhaustive)
struct ModalTests {
    let app = RootFixture(.withModals)
    var root: RootStore { app.root }

    private var place: Place? { if case .home(_, let place, _) = root.state { place } else { nil } }
    private var asking: Leaving? { root.state.asking }
    private var modals: [String] { root.state.modals }

    private func open(_ text: String) throws { root.open(try root.link(parsing: text)) }

    private func draft(_ modal: Int = 0) throws -> TestDraftStore {
        try #require(root.screens(in: .modal(modal)).last?.store as? TestDraftStore)
    }

    @Test("a feature without a tab is no tab, and its links open a sheet, its stack, and a cover above it")
    func opens() async throws {
        await app.login()
        #expect(root.tabs.map { $0.name } == ["notes", "user"])
        try open("notes/1")
        try open("draft/tags")
        #expect(root.state.place == ["notes", "notes/1"] && modals == ["draft draft/tags"])
        let text = root.screens(in: .modal(0))[0]
        try open("draft/preview")
        #expect(modals == ["draft", "draft/preview"] && root.screens(in: .modal(0)) == [text])
        try open("draft")
        #expect(modals == ["draft"] && root.screens(in: .modal(0)) == [text])
    }

    @Test("a form above the tabs loads the list below it again, and no other screen")
    func reloads() async throws {
        await app.login()
        let (notes, user) = (try #require(app.notes), StateRecorder(try #require(app.user)))
        await notes.loadIfNeeded()
        let (content, list) = (try #require(notes.state.content), StateRecorder(notes))
        try open("draft")
        try draft().navigator?.reload(TestNoteRoute.first.link)
        await list.next(.loading(previous: content))
        await list.next(.loaded(content))
        user.expect()
    }

    @Test("a screen pushes in its modal, opens a modal above it, closes itself, and closes its whole modal")
    func pushes() async throws {
        await app.login()
        root.push(TestDraftRoute.text.link)
        try draft().navigator?.push(TestDraftRoute.tags.link)
        let tags = try draft()
        tags.navigator?.push(TestDraftRoute.preview.link)
        tags.navigator?.push(TestDraftRoute.preview.link)
        #expect(modals == ["draft draft/tags", "draft/preview"])
        try draft(1).navigator?.push(TestDraftRoute.text.link)
        #expect(modals == ["draft draft/tags", "draft/preview", "draft"])
        try draft(1).navigator?.closeModal()
        #expect(modals == ["draft draft/tags"])
        tags.navigator?.push(TestDraftRoute.preview.link)
        tags.navigator?.close()
        #expect(modals == ["draft"] && tags.cancellations == 1)
        tags.navigator?.close()
        tags.navigator?.push(TestDraftRoute.preview.link)
        #expect(modals == ["draft"], "a closed screen opens and closes nothing")
        try draft().navigator?.close()
        #expect(modals.isEmpty && root.state.place == ["notes"])
        root.close()
        root.show(path: [TestDraftRoute.text.link, try app.link("notes/1")], of: "notes")
        root.screens(of: "notes").first?.close()
        #expect(
            root.state.place == ["notes", "notes/1"],
            "a path has no modals, and the screen of a tab closes nothing"
        )
    }

    @Test("a screen below a modal opens no modal, and closes what is above it when it is closed")
    func covered() async throws {
        await app.login()
        try open("about")
        let about = try #require(root.screens(of: "notes").last?.store as? TestDraftStore)
        try open("draft")
        about.navigator?.push(TestDraftRoute.preview.link)
        #expect(modals == ["draft"])
        about.navigator?.push(TestAboutRoute.license.link)
        #expect(modals == ["draft"] && root.state.path == ["about", "about/license"])
        root.select(tab: "user")
        try open("draft")
        root.screens(of: "notes").last?.close()
        #expect(modals == ["draft"], "a modal of another tab stays")
        root.select(tab: "notes")
        try open("draft")
        about.navigator?.close()
        #expect(modals.isEmpty && root.state.path.isEmpty)
    }

    @Test("a feature that is pushed and has no tab opens above the selected tab, and once")
    func withoutTab() async throws {
        await app.login()
        try open("user/notes")
        try open("about/license")
        #expect(root.state.place == ["user", "user/notes", "about", "about/license"])
        try open("about")
        #expect(root.state.place == ["user", "user/notes", "about"])
        try open("user")
        #expect(root.state.place == ["user"])
    }

    @Test("another tab and a link to a tab close the modals")
    func leavesModals() async throws {
        await app.login()
        try open("draft/preview")
        root.select(tab: "notes")
        #expect(modals.count == 2, "a view can write the tab that is selected already")
        root.select(tab: "user")
        #expect(modals.isEmpty && root.state.tab == "user")
        try open("draft")
        try open("notes/3")
        #expect(modals.isEmpty && root.state.place == ["notes", "notes/3"])
        try open("draft")
        try open("about")
        #expect(modals.isEmpty && root.state.path == ["notes/3", "about"])
    }

    @Test(
        "what would lose a text only asks, and Keep Editing changes nothing",
        arguments: ["close", "modal", "swipe", "link", "tab", "logout", "back", "above"]
    )
    func asks(way: String) async throws {
        await app.login()
        try open("draft/tags")
        let text = try draft()
        text.change("Hello")
        let before = try #require(place)
        func leave() async throws {
            switch way {
            case "close": text.navigator?.close()
            case "modal": text.navigator?.closeModal()
            case "swipe": root.close(modal: 0)
            case "link": try open("notes/3")
            case "tab": root.select(tab: "user")
            case "logout": await root.logout()
            case "back": root.show(path: [], in: .modal(0))
            default: try open("draft")
            }
        }
        try await leave()
        #expect(asking != nil && place == before && text.state == "Hello" && text.cancellations == 0)
        root.keepEditing()
        #expect(asking == nil && place == before)
        try await leave()
        root.discard()
        let user = root.auth.state.user
        await root.wait { $0.asking == nil && $0 != .home(user, before) }
        #expect(!root.screens(in: .modal(0)).contains { $0.store === text } && text.cancellations > 0)
        if way == "logout" { await root.wait { $0.user == nil } }
    }

    @Test("a text of a screen in a tab asks, too, and another change withdraws the question")
    func asksInTab() async throws {
        await app.login()
        try open("about")
        let about = try #require(root.screens(of: "notes").last?.store as? TestDraftStore)
        about.change("Hello")
        try open("notes/3")
        try open("about")
        #expect(asking != nil && root.state.path == ["about"], "what changes nothing does not withdraw it")
        root.select(tab: "user")
        #expect(asking == nil && root.state.tab == "user" && about.state == "Hello")
    }

    @Test("a question stays when the name of the user changes")
    func keepsAsking() async throws {
        await app.login()
        try open("draft")
        try draft().change("Hello")
        root.close()
        let (place, recorder) = (try #require(place), StateRecorder(root))
        await app.sessions.update { $0?.user = User(id: 1, name: "Ada", email: "a@b.c", lastLoginDate: nil) }
        await root.wait { $0.user?.name == "Ada" }
        recorder.expect(.home(root.auth.state.user, place, asking: .place(Place(tab: "notes"))))
    }

    @Test("a link goes into the topmost modal that begins with the same screen")
    func topmost() async throws {
        await app.login()
        try open("draft/preview")
        try draft(1).navigator?.push(TestDraftRoute.text.link)
        try open("draft/tags")
        #expect(modals == ["draft", "draft/preview", "draft draft/tags"])
    }

    @Test("a modal above one that is replaced gets a new store")
    func replaces() async throws {
        let app = RootFixture(.withWelcome(afterLogin: true), seen: SeenFeatures(["welcome/1"]))
        await app.login()
        app.root.open(try app.link("welcome"))
        app.root.push(TestDraftRoute.preview.link)
        let preview = app.root.screens(in: .modal(1))
        app.root.open(TestDraftRoute.preview.link)
        #expect(app.root.state.modals == ["draft", "draft/preview"] && app.root.screens(in: .modal(1)) != preview)
    }

    @Test("what is closed is stopped from the top down, and a logout closes the modals first")
    func stops() async throws {
        await app.login()
        try open("about/license")
        try open("draft/tags")
        let stopped = Locked<[String]>([])
        for screen in root.screens(of: "notes") + root.screens(in: .modal(0)) {
            (screen.store as? TestDraftStore)?.onCancel = { stopped.change { $0.append("\(screen.link)") } }
        }
        var after = try #require(place)
        after.modals = []
        let (user, recorder) = (root.auth.state.user, StateRecorder(root))
        await root.logout()
        #expect(stopped.value == ["draft/tags", "draft", "about/license", "about"])
        recorder.expect(.home(user, after), .login)
    }

    @Test("the modals are open again after a restart, and the next user does not see them")
    func restores() async throws {
        await app.login()
        try open("draft/preview")
        let next = RootFixture(.withModals, sessions: app.sessions)
        await next.root.start(with: root.savedPaths)
        #expect(next.root.state == root.state && next.root.screens(in: .modal(1)).count == 1)
        await root.auth.logout()
        #expect(root.screens(in: .modal(0)).isEmpty)
        await app.login(1)
        #expect(modals.isEmpty)
        try open("draft")
        try draft().navigator?.push(try app.link("notes?search=secret"))
        #expect(root.savedPaths?.contains("secret") == false)
    }

    @Test("signing in asks, and after the login the modal that was visible is open again")
    func signsIn() async throws {
        await root.start()
        try open("draft")
        try draft().change("Hello")
        root.signIn()
        #expect(asking == .signIn)
        root.discard()
        #expect(root.state == .login)
        await app.login()
        #expect(modals == ["draft"])
    }

    @Test("after the end of a session, the same user sees the text again")
    func keepsText() async throws {
        await app.login()
        try open("draft")
        let text = try draft()
        text.change("Hello")
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        #expect(root.screens(in: .modal(0)).isEmpty)
        await app.login()
        #expect(try draft() === text && text.state == "Hello")
    }

    @Test("a feature that is shown once comes before a link, and not again", arguments: [false, true])
    func onlyOnce(afterLogin: Bool) async throws {
        let scratch = Scratch()
        let file = try scratch.file().url
        for run in 0..<3 {
            let app = RootFixture(.withWelcome(afterLogin: afterLogin), seen: SeenFeatures(file: file))
            await app.root.start()
            #expect(app.root.screens(in: .modal(0)).isEmpty == (afterLogin || run > 1))
            app.root.open(try app.root.link(parsing: "notes/3"))
            await app.login()
            #expect(app.root.screens(in: .modal(0)).isEmpty == (run > 1))
            // The first run ends before the user has closed it.
            guard run > 0 else { continue }
            app.root.closeModal()
            #expect(app.root.screens(in: .modal(0)).isEmpty)
        }
        #expect(SeenFeatures(file: file).names == [afterLogin ? "welcome/1" : "welcome"])
    }
}

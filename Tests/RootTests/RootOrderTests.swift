import Authentication
import Core
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The root in every order")
struct RootOrderTests {
    let rules = RootOrderRules()
    var root: RootStore { rules.root }

    @Test("a link that comes before the login opens once, and the user can leave its screen", .everyOrder)
    func opensOnce() async throws {
        let link = try DeepLink(parsing: "user/notes", for: root.tabs)
        let hasLeft = Locked(false)
        await user(
            .event("link") { [root] in root.open(link) },
            .action("login") { [rules] in await rules.login(1) },
            .action("back") { [root] in
                hasLeft.change { $0 = root.state.path == ["user/notes"] }
                root.show(path: [], of: "user")
            },
            .action("logout and login") { [rules] in
                await rules.root.auth.logout()
                await rules.login(1)
            }
        )
        await rules.expectAgreement()
        #expect(root.state.path.isEmpty || !hasLeft.value)
    }

    @Test("the next user sees no screen of the previous user", .everyOrder)
    func separatesUsers() async {
        await rules.login(1)
        await user(
            .action("refresh") { [root] in await root.screens(of: "notes").first?.store.load() },
            .event("the session ends") { [rules] in await rules.sessions.update { $0 = nil } },
            .action("another user signs in") { [rules] in await rules.login(2) }
        )
        await rules.expectAgreement()
    }

    @Test("without a user, a screen loads only while the tabs are visible", .everyOrder)
    func stopsLoading() async {
        await root.start()
        await user(
            .action("load") { [root] in await root.screens(of: "notes").first?.store.load() },
            .action("sign in") { [root] in root.signIn() },
            .action("cancel") { [root] in root.cancelSignIn() },
            .action("login") { [rules] in await rules.login(1) }
        )
        await rules.expectAgreement()
    }

    @Test("a text that is not saved is lost only by Discard or by another user", .everyOrder)
    func keepsText() async throws {
        await rules.login(1)
        root.open(TestDraftRoute.text.link)
        let screen = try #require(root.screens(in: .modal(0)).first)
        let draft = try #require(screen.store as? TestDraftStore)
        let mayLose = Locked(false)
        root.transitions.observe { [root] state in
            guard case .home = state, draft.isUnsaved, !mayLose.value else { return }
            #expect(root.screens(in: .modal(0)).contains(screen))
        }
        await user(
            .event("link") { [root] in root.open(DeepLink("notes", path: ["1"])) },
            .event("the session ends") { [rules] in await rules.sessions.update { $0 = nil } },
            // A user can only type on a screen that is open.
            .action("type") { [root] in if root.screens(in: .modal(0)).contains(screen) { draft.change("a") } },
            .action("tab") { [root] in root.select(tab: "user") },
            .action("close") { draft.navigator?.close() },
            .action("discard") { [root] in
                if case .home(_, _, .some) = root.state { mayLose.change { $0 = true } }
                root.discard()
            },
            .action("login") { [rules] in await rules.login(1) }
        )
        await rules.expectAgreement()
    }

    @Test("if a session ends, the login is visible, even after a change of the tab", .everyOrder(betweenJobs: true))
    func leaves() async {
        await rules.login(1)
        await user(
            .event("the session ends") { [rules] in await rules.sessions.update { $0 = nil } },
            .action("another tab") { [root] in root.select(tab: "user") }
        )
        await rules.expectAgreement()
        #expect(root.state == .login)
    }
}

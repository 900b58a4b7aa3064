import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Random actions over the root", .exhaustive, .oneThread)
struct RandomRunTests {
    @Test("random actions never mix two users, and no screen that is closed is loading")
    func keepsItsRules() async {
        await RandomRun(seed: 5).start(actions: triesAll ? 10_000 : 1_500)
    }
}

/// Does random actions. Checks the rules at each transition, and more rules after some actions, when nothing is
/// running any more.
@MainActor
private final class RandomRun {
    private let actions: RandomActions
    /// The stores of the screens, and the users for whom they were created.
    private var seen: [ObjectIdentifier: (store: TestScreenStore, owner: User.ID?)] = [:]
    private var reached: Set<String> = []

    init(seed: UInt64) {
        actions = RandomActions(posts: 1, seed: seed)
    }

    private var app: RootFixture { actions.app }
    private var done: Int { actions.done }

    func start(actions count: Int) async {
        app.root.transitions.observe { [weak self] _ in self?.checkScreens() }
        await actions.start(count, act, rest: rest)
        #expect(reached == ["login", "home nobody", "home 1", "home 2", "path", "error", "loaded"])
    }

    private func act() async {
        switch actions.below(30) {
        case 0: actions.account()
        case 1: await actions.environment("/todos")
        case 2...4: await app.backend.restore()
        case 5...11:
            actions.navigate([
                "notes", "notes/3", "notes?search=b", "notes?owner=2", "user", "user/notes", "notes/999",
            ])
        case 12...14: actions.cancel()
        default: screen()
        }
    }

    private func screen() {
        guard let store = actions.pick(stores) else { return }
        switch actions.below(8) {
        case 0: store.cancel()
        case 1: store.acknowledgeError()
        case 2: call(to: store) { await store.retry() }
        case 3: call(to: store) { await store.loadIfNeeded() }
        case 4: if let note = store.state.content?.first { store.open(note) }
        default: call(to: store) { await store.load() }
        }
    }

    /// Calls an action of a store in a new task, unless its screen is closed before the task runs.
    private func call(to store: TestScreenStore, _ action: @escaping @MainActor () async -> Void) {
        actions.call { if self.stores.contains(where: { $0 === store }) { await action() } }
    }

    /// Waits until nothing is running, and checks the rules.
    private func rest() async {
        await actions.finish()
        #expect(!actions.isBusy && !stores.contains { $0.isLoading }, "Something still runs after action \(done).")
        checkScreens()
        await checkSavedPaths()
        let open = Set(stores.map(ObjectIdentifier.init))
        seen = seen.filter { open.contains($0.key) }
    }

    private var stores: [TestScreenStore] {
        app.root.tabs.flatMap { app.root.screens(of: $0.name) }.compactMap { $0.store as? TestScreenStore }
    }

    private func checkScreens() {
        let open = stores
        let ids = Set(open.map(ObjectIdentifier.init))
        #expect(ids.count == open.count, "action \(done)")
        for (id, screen) in seen where !ids.contains(id) {
            #expect(!screen.store.isLoading, "A closed screen is loading after action \(done).")
        }
        guard case .home(let user, let place, _) = app.root.state else {
            reached.insert("login")
            #expect(open.isEmpty, "action \(done)")
            return
        }
        let (tab, paths) = (place.tab, place.paths)
        reached.insert("home \(user?.id.description ?? "nobody")")
        if !paths.isEmpty { reached.insert("path") }
        #expect(app.root.auth.state.user == user, "action \(done)")
        #expect(app.root.tabs.contains { $0.name == tab }, "action \(done)")
        for tab in app.root.tabs {
            let links = app.root.screens(of: tab.name).map(\.link)
            #expect(links == [tab.first.link] + paths[tab.name, default: []], "action \(done)")
        }
        for store in open {
            #expect(seen[ObjectIdentifier(store), default: (store, user?.id)].owner == user?.id, "action \(done)")
            seen[ObjectIdentifier(store)] = (store, user?.id)
            if store.state.error != nil { reached.insert("error") }
            if case .loaded = store.state { reached.insert("loaded") }
        }
        guard let shown = app.user?.state.content?.first?.id else { return }
        #expect("\(shown)" == user?.id.description, "action \(done)")
    }

    /// Starts the app again with its saved paths. Checks that it shows the same tab, and the same screens in each tab
    /// without a search.
    private func checkSavedPaths() async {
        guard case .home(_, let place, _) = app.root.state, await app.sessions.session() != nil else { return }
        let tab = place.tab
        let next = RootFixture(sessions: app.sessions)
        await next.root.start(with: app.root.savedPaths)
        #expect(next.root.state.tab == tab, "action \(done)")
        for tab in app.root.tabs {
            let links = app.root.screens(of: tab.name).map(\.link)
            let hasSearch = links.contains { $0.query["search"] != nil }
            #expect(hasSearch || next.root.screens(of: tab.name).map(\.link) == links, "action \(done)")
        }
    }
}

import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Random actions over the root", .timeLimit(.minutes(5)))
struct RandomRunTests {
    @Test("10,000 random actions never mix two users, and no page that is closed is loading")
    func keepsItsRules() async {
        await RandomRun(seed: 5).start(actions: 10_000)
    }
}

/// Does random actions. Checks the rules at each transition, and more of them after some actions, when nothing is
/// running any more.
@MainActor
private final class RandomRun {
    private let activity = Activity()
    private let date = Locked(Date(timeIntervalSince1970: 1_795_219_200))
    private let app: RootFixture
    private var random: SeededRandom
    private var callers: [Task<Void, Never>] = []
    private var done = 0
    /// The stores of the pages so far, and the users for whom they were created.
    private var seen: [ObjectIdentifier: (store: TestPageStore, owner: User.ID)] = [:]
    private var reached: Set<String> = []

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        app = RootFixture(
            data: .generated(posts: 1, users: 3),
            now: { [date] in date.value },
            clock: HastyClock(activity: activity),
            wrap: { [activity] in CountedClient(client: $0, activity: activity) }
        )
    }

    func start(actions: Int) async {
        app.root.transitions.observe { [weak self] _ in self?.checkPages() }
        for _ in 0..<actions {
            done += 1
            await act()
            if below(12) == 0 { await rest() }
        }
        await rest()
        #expect(reached == ["login", "home 1", "home 2", "path", "error", "loaded"])
    }

    private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }

    /// Calls an action without waiting for it.
    private func call(_ action: @escaping @MainActor () async -> Void) {
        callers.append(Task { await action() })
    }

    private func act() async {
        if app.root.state.user == nil, below(2) == 0 { account() }
        switch below(30) {
        case 0: account()
        case 1: await environment()
        case 2...4: await app.backend.restore()
        case 5...11: navigate()
        case 12...14: pick(callers)?.cancel()
        default: page()
        }
        if below(2) == 0 { await Task.yield() }
    }

    private func account() {
        let auth = app.root.auth
        let (email, pass) = (RootFixture.emails[below(2)], below(6) == 0 ? "wrong" : "focal")
        date.change { $0.addTimeInterval(30) }
        switch below(12) {
        case 0: call { await auth.logout() }
        case 1: auth.cancel()
        case 2: auth.acknowledgeError()
        case 3: call { await auth.restore() }
        default: call { await auth.login(email: email, pass: pass) }
        }
    }

    private func environment() async {
        switch below(6) {
        case 0: await app.endSession()
        case 1: await app.sessions.update { $0 = nil }
        case 2: date.change { $0.addTimeInterval(2_000) }
        case 3: await app.backend.inject(.failure(.requestFailed(ConnectionFailure(.lost, server: "fake"))), times: 2)
        case 4: await app.backend.inject(.status(500), times: 3)
        default: await app.backend.inject(.status(401), at: FakeRoute("/todos"), times: 1)
        }
    }

    private func navigate() {
        let links = ["notes", "notes/3", "notes?search=b", "notes?owner=2", "user", "user/notes", "notes/999"]
        guard let link = pick(links), let route = try? app.route(link) else { return }
        guard case .home(_, let tab, let paths) = app.root.state else { return app.root.open(route) }
        switch below(6) {
        case 0: app.root.open(route)
        case 1: app.root.select(tab: ["notes", "user", "none"][below(3)])
        case 2: app.root.push(route)
        default: app.root.show(path: Array((paths[tab] ?? []).prefix(5).dropLast(1 + below(2))), of: tab)
        }
    }

    private func page() {
        guard let store = pick(stores) else { return }
        switch below(9) {
        case 0: store.cancel()
        case 1: store.acknowledgeError()
        case 2: call(to: store) { await store.retry() }
        case 3: call(to: store) { await store.loadIfNeeded() }
        case 4: if let note = store.state.content?.first { store.open(note) }
        case 5: if below(8) == 0, let logout = store.onLogout { call(logout) }
        default: call(to: store) { await store.load() }
        }
    }

    /// Calls an action of a store, if its page is still open then.
    private func call(to store: TestPageStore, _ action: @escaping @MainActor () async -> Void) {
        call { if self.stores.contains(where: { $0 === store }) { await action() } }
    }

    /// Waits until nothing is running, and checks the rules.
    private func rest() async {
        var rounds = 0
        repeat {
            for caller in callers { await caller.value }
            callers = []
            // Without an error, `retry()` only waits. With an error, nothing is running.
            for store in stores where store.state.error == nil { await store.retry() }
            await app.client.finishRenewal()
            await Task.yield()
            rounds += 1
        } while rounds < 10_000 && (!activity.isNone || isLoading)
        #expect(activity.isNone && !isLoading, "Something still runs after action \(done).")
        checkPages()
        await checkSavedPages()
        let open = Set(stores.map(ObjectIdentifier.init))
        seen = seen.filter { open.contains($0.key) }
    }

    private var stores: [TestPageStore] {
        RootFixture.tabs.flatMap { app.root.pages(of: $0.name) }.compactMap { $0.store as? TestPageStore }
    }

    private var isLoading: Bool {
        if case .loading = app.root.auth.state { return true }
        return stores.contains(where: \.isLoading)
    }

    private func checkPages() {
        let open = stores
        let ids = Set(open.map(ObjectIdentifier.init))
        #expect(ids.count == open.count, "action \(done)")
        for (id, page) in seen where !ids.contains(id) {
            #expect(!page.store.isLoading, "A closed page is loading after action \(done).")
        }
        guard case .home(let user, let tab, let paths) = app.root.state else {
            reached.insert("login")
            #expect(open.isEmpty, "action \(done)")
            return
        }
        reached.insert("home \(user.id)")
        if !paths.isEmpty { reached.insert("path") }
        #expect(app.root.auth.state.user == user, "action \(done)")
        #expect(RootFixture.tabs.contains { $0.name == tab }, "action \(done)")
        for tab in RootFixture.tabs {
            let routes = app.root.pages(of: tab.name).map(\.route)
            #expect(routes == [AnyRoute(tab.first)] + paths[tab.name, default: []], "action \(done)")
        }
        for store in open {
            #expect(seen[ObjectIdentifier(store), default: (store, user.id)].owner == user.id, "action \(done)")
            seen[ObjectIdentifier(store)] = (store, user.id)
            if store.state.error != nil { reached.insert("error") }
            if case .loaded = store.state { reached.insert("loaded") }
        }
        guard let shown = app.user?.state.content?.first?.id else { return }
        #expect("\(shown)" == "\(user.id)", "action \(done)")
    }

    /// Starts the app again with its saved pages. It shows the same tab and the same pages.
    private func checkSavedPages() async {
        guard case .home = app.root.state, await app.sessions.session() != nil else { return }
        let next = RootFixture(sessions: app.sessions)
        await next.root.start(with: app.root.savedPages)
        #expect(next.root.state == app.root.state, "action \(done)")
    }
}

extension TestPageStore {
    fileprivate var isLoading: Bool {
        if case .loading = state { true } else { false }
    }
}

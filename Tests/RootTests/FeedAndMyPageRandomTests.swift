import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("Random actions over the feed and MyPage", .timeLimit(.minutes(5)))
struct FeedAndMyPageRandomTests {
    @Test("10,000 random actions never mix two users, and at every rest the search field agrees with the list")
    func keepsItsRules() async {
        await FeedAndMyPageRandomRun(seed: 11).start(actions: 10_000)
    }
}

/// Does random actions and checks the rules after some of them, when nothing is running any more.
@MainActor
final class FeedAndMyPageRandomRun {
    private let activity = Activity()
    private let date = Locked(Date(timeIntervalSince1970: 1_795_219_200))
    private let app: RootFixture
    private var random: SeededRandom
    private var callers: [Task<Void, Never>] = []
    private var done = 0
    private weak var watched: MyPageStore?

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        app = RootFixture(
            tabs: [FeedRoute.self, MyPageRoute.self],
            data: .generated(posts: 55, users: 3),
            now: { [date] in date.value },
            clock: HastyClock(activity: activity),
            wrap: { [activity] in CountedClient(client: $0, activity: activity) }
        )
    }

    func start(actions: Int) async {
        app.root.transitions.observe { [weak self] _ in self?.checkUsers() }
        for _ in 0..<actions {
            done += 1
            await act()
            if below(12) == 0 { await rest() }
        }
        await rest()
    }

    private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    private func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }

    /// Calls an action without waiting for it.
    private func call(_ action: @escaping @MainActor () async -> Void) {
        callers.append(Task { await action() })
    }

    private func act() async {
        if app.root.state.user == nil, below(2) == 0 { account() }
        switch below(40) {
        case 0: account()
        case 1: await environment()
        case 2...4: await app.backend.restore()
        case 5...9: navigate()
        case 10...12: edit()
        case 13...15: pick(callers)?.cancel()
        default: page(pick(stores))
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
        case 3: call { await self.app.root.auth.restore() }
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
        default: await app.backend.inject(.status(401), at: FakeRoute("/posts"), times: 1)
        }
    }

    private func navigate() {
        let links = ["feed", "feed/3", "feed?search=b", "feed?author=2", "mypage", "mypage/posts", "feed/99"]
        guard let link = pick(links), let route = try? app.route(link) else { return }
        guard case .home(_, let tab, let paths) = app.root.state else { return app.root.open(route) }
        switch below(6) {
        case 0: app.root.open(route)
        case 1: app.root.select(tab: ["feed", "mypage", "none"][below(3)])
        case 2: app.root.push(route)
        default: app.root.show(path: Array((paths[tab] ?? []).prefix(5).dropLast(1 + below(2))), of: tab)
        }
    }

    private func edit() {
        guard let myPage = app.myPage else { return }
        switch below(6) {
        case 0, 1: myPage.edit()
        case 2: myPage.change(.name, to: "name \(below(9))")
        case 3: myPage.discard()
        case 4: call { await myPage.save() }
        default: if below(4) == 0 { call { await myPage.logout() } } else { myPage.showPosts() }
        }
    }

    private func page(_ store: (any LoadActions)?) {
        guard let store else { return }
        switch below(8) {
        case 0: return store.cancel()
        case 1: return store.acknowledgeError()
        case 2: return call { await store.retry() }
        case 3: return call { await store.loadIfNeeded() }
        default: break
        }
        switch store {
        case let feed as FeedStore: list(feed)
        case let post as PostStore: if below(2) == 0 { call { await post.load() } } else { post.showAuthor() }
        case let myPage as MyPageStore: call { await myPage.load() }
        default: break
        }
    }

    private func list(_ feed: FeedStore) {
        let text = ["", "a", " b ", "title", "zz"][below(5)]
        let number = 1 + below(4)
        let author = number == 4 ? nil : Author.ID(number)
        switch below(9) {
        case 0: call { await feed.load(page: number) }
        case 1, 2: call { await feed.loadNext() }
        case 3: call { await feed.refresh() }
        case 4: call { await feed.search(text) }
        case 5: feed.searchText = text
        case 6: call { await feed.filter(author: author) }
        case 7: call { await feed.showNext(ahead: 3) }
        default: if let post = feed.state.content?.items.first { feed.open(post) }
        }
    }

    /// Waits until nothing is running, and checks the rules.
    private func rest() async {
        var rounds = 0
        repeat {
            for caller in callers { await caller.value }
            callers = []
            for feed in feeds { await wait(for: feed) }
            await app.client.finishRenewal()
            await Task.yield()
            rounds += 1
        } while rounds < 10_000 && (!activity.isNone || isLoading)
        #expect(activity.isNone && !isLoading, "Something still runs after action \(done).")
        checkUsers()
        feeds.forEach(check)
    }

    /// Waits for the work of a feed. Without an error, `retry()` only waits. With an error and posts, `loadIfNeeded()`
    /// only waits.
    private func wait(for feed: FeedStore) async {
        if feed.state.error == nil { await feed.retry() } else { await feed.loadIfNeeded() }
    }

    private var feeds: [FeedStore] { stores.compactMap { $0 as? FeedStore } }

    private var stores: [any LoadActions] { ["feed", "mypage"].flatMap { app.root.pages(of: $0).map(\.store) } }

    private var isLoading: Bool {
        if case .loading = app.root.auth.state { return true }
        return stores.contains { store in
            switch store {
            case let feed as FeedStore: if case .loading = feed.state { true } else { false }
            case let post as PostStore: if case .loading = post.state { true } else { false }
            case let myPage as MyPageStore:
                switch myPage.state {
                case .profile(.loading), .saving: true
                case .profile, .editing: false
                }
            default: false
            }
        }
    }

    private func check(_ feed: FeedStore) {
        let text = feed.searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(text == feed.query.search, "action \(done), \(feed.state)")
        guard let content = feed.state.content else { return }
        #expect(content.isOutdated == (content.query != feed.query), "action \(done), \(feed.state)")
        guard case .loaded = feed.state else { return }
        #expect(!content.isOutdated, "action \(done)")
        let ids = content.items.map(\.id)
        #expect(Set(ids).count == ids.count, "action \(done)")
    }

    private func checkUsers() {
        guard let user = app.root.state.user else { return }
        #expect(app.root.auth.state.user == user, "action \(done)")
        guard let myPage = app.myPage, myPage !== watched else { return }
        watched = myPage
        // This page belongs to this user in each of its states.
        myPage.transitions.observe { [unowned self] state in
            #expect(state.profile.map { $0.id == user.id } != false, "action \(done)")
        }
    }
}

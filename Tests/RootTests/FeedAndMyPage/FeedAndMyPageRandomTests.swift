import AppFeatures
import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("Random actions over the feed and MyPage", .exhaustive, .oneThread)
struct FeedAndMyPageRandomTests {
    @Test("random actions never mix two users, and when nothing runs, the search field agrees with the query")
    func keepsItsRules() async {
        await FeedAndMyPageRandomRun(seed: 11).start(actions: triesAll ? 10_000 : 1_500)
    }
}

/// Does random actions. Checks the users at each transition, and more rules when nothing is running any more.
@MainActor
final class FeedAndMyPageRandomRun {
    private let actions: RandomActions
    private weak var watched: MyPageStore?

    init(seed: UInt64) {
        actions = RandomActions(.all, posts: 55, seed: seed)
    }

    private var app: RootFixture { actions.app }
    private var done: Int { actions.done }

    func start(actions count: Int) async {
        app.root.transitions.observe { [weak self] _ in self?.checkUsers() }
        await actions.start(count, act, rest: rest)
    }

    private func act() async {
        switch actions.below(40) {
        case 0: actions.account()
        case 1: await actions.environment("/posts")
        case 2...4: await app.backend.restore()
        case 5...9:
            actions.navigate([
                "feed", "feed/3", "feed?search=b", "feed?author=2", "mypage", "feed/99",
            ])
        case 10...12: edit()
        case 13...15: actions.cancel()
        default: screen(actions.pick(stores))
        }
    }

    private func edit() {
        guard let myPage = app.myPage else { return }
        switch actions.below(6) {
        case 0, 1: myPage.edit()
        case 2: myPage.form?.change(.name, to: "name \(actions.below(9))")
        case 3: myPage.closeForm()
        case 4: actions.call { await myPage.form?.save() }
        default: myPage.showPosts()
        }
    }

    private func screen(_ store: (any LoadActions)?) {
        guard let store else { return }
        switch actions.below(8) {
        case 0: return store.cancel()
        case 1: return store.acknowledgeError()
        case 2: return actions.call { await store.retry() }
        case 3: return actions.call { await store.loadIfNeeded() }
        default: break
        }
        switch store {
        case let feed as FeedStore: list(feed)
        case let post as PostStore:
            if actions.below(2) == 0 { actions.call { await post.load() } } else { post.showAuthor() }
        case let myPage as MyPageStore: actions.call { await myPage.load() }
        default: break
        }
    }

    private func list(_ feed: FeedStore) {
        let text = ["", "a", " b ", "title", "zz"][actions.below(5)]
        let number = 1 + actions.below(4)
        switch actions.below(7) {
        case 0: actions.call { await feed.load(page: number) }
        case 1, 2: actions.call { await feed.loadNext() }
        case 3: actions.call { await feed.load() }
        case 4: actions.call { await feed.search(text) }
        case 5: feed.searchText = text
        default: if let post = feed.state.content?.items.first { feed.open(post) }
        }
    }

    /// Waits until nothing is running, and checks the rules.
    private func rest() async {
        await actions.finish()
        #expect(!actions.isBusy && !isLoading, "Something still runs after action \(done).")
        checkUsers()
        feeds.forEach(check)
    }

    private var feeds: [FeedStore] { stores.compactMap { $0 as? FeedStore } }

    private var stores: [any LoadActions] { ["feed", "mypage"].flatMap { app.root.screens(of: $0).map(\.store) } }

    private var isLoading: Bool {
        stores.contains { store in
            switch store {
            case let feed as FeedStore: feed.state.isLoading
            case let post as PostStore: if case .loading = post.state { true } else { false }
            case let myPage as MyPageStore:
                switch (myPage.state, myPage.form?.state) {
                case (.loading, _), (_, .saving): true
                default: false
                }
            default: false
            }
        }
    }

    private func check(_ feed: FeedStore) {
        let text = feed.searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(text == feed.query.search, "action \(done), \(feed.state)")
        guard case .loaded(let content, _) = feed.state else { return }
        let ids = content.items.map(\.id)
        #expect(Set(ids).count == ids.count, "action \(done)")
    }

    private func checkUsers() {
        guard let user = app.root.state.user else { return }
        #expect(app.root.auth.state.user == user, "action \(done)")
        guard let myPage = app.myPage, myPage !== watched else { return }
        watched = myPage
        // Each profile that `myPage` shows must be the profile of `user`.
        myPage.transitions.observe { [unowned self] state in
            #expect(state.content.map { $0.id == user.id } != false, "action \(done)")
        }
    }
}

import AppFeatures
import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import MyPage
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("Random actions over the feed and MyPage", .exhaustive, .oneThread)
struct FeedAndMyPageRandomTests {
    @Test("random actions never mix two users, and when nothing runs, the search field agrees with the query")
    func keepsItsRules() async {
        let run = FeedAndMyPageRandomRun(seed: 11)
        await run.start(actions: triesAll ? 10_000 : 1_500)
        #expect(run.written.count > 9, "\(run.written)")
    }
}

/// Does random actions. Checks the users at each transition, and more rules when nothing is running any more.
@MainActor
final class FeedAndMyPageRandomRun {
    private let actions: RandomActions
    private weak var watched: MyPageStore?
    private var watchedPosts: [() -> PostStore?] = []
    /// The comments that the server had.
    private(set) var written: Set<String> = []

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
        case 16...22: comment(actions.pick(posts))
        case 13...15: actions.cancel()
        default: screen(actions.pick(stores))
        }
    }

    private func edit() {
        guard let myPage = app.myPage else { return }
        switch actions.below(6) {
        case 0, 1: myPage.edit()
        case 2: form?.change(.name, to: "name \(actions.below(9))")
        case 3: close()
        case 4: actions.call { [form] in await form?.save() }
        default: myPage.showPosts()
        }
    }

    private var form: ProfileFormStore? { app.modal as? ProfileFormStore }

    /// Closes a form, or answers the question about it.
    private func close() {
        switch actions.below(3) {
        case 0: app.root.close()
        case 1: app.root.discard()
        default: app.root.keepEditing()
        }
    }

    /// Writes comments, each with another text, or opens a post. Some comments are refused.
    private func comment(_ post: PostStore?) {
        guard let post else { return actions.navigate(["feed/3", "feed/5"]) }
        switch actions.below(12) {
        case 0: close()
        case 4: actions.call { await post.load() }
        case 5: post.cancel()
        case 1: if let comment = post.state.content?.comments?.last { post.write(comment) }
        case 2: if let change = actions.pick(post.unsent) { actions.call { await post.sendAgain(change) } }
        case 3: if let change = actions.pick(post.unsent) { actions.call { await post.discard(change) } }
        default:
            post.write(nil)
            let form = app.modal as? CommentFormStore
            form?.change(.body, to: "comment \(done)")
            actions.call { await form?.save() }
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
        posts.forEach(check)
        await checkServer()
    }

    private var posts: [PostStore] { stores.compactMap { $0 as? PostStore } }

    private var feeds: [FeedStore] { stores.compactMap { $0 as? FeedStore } }

    private var stores: [any LoadActions] {
        ["feed", "mypage"].flatMap { app.root.screens(of: $0).map(\.store) } + [app.modal].compactMap(\.self)
    }

    private var isLoading: Bool {
        stores.contains { store in
            switch store {
            case let feed as FeedStore: feed.state.isLoading
            case let post as PostStore: if case .loading = post.state { true } else { false }
            case let myPage as MyPageStore: if case .loading = myPage.state { true } else { false }
            case let form as ProfileFormStore: if case .saving = form.state { true } else { false }
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

    /// What the user has written is visible, each comment once, whether the server has it or not.
    private func check(_ post: PostStore) {
        guard let thread = post.state.content else { return }
        let ids = (thread.comments ?? []).map(\.id)
        #expect(Set(ids).count == ids.count, "action \(done)")
        let own = post.collection.changes.outbox.changes.filter { $0.path == "/posts/\(thread.post.id)/comments" }
        #expect(own.allSatisfy { change in ids.contains { change.isOf($0) } }, "action \(done)")
    }

    /// The server has each comment at most once.
    private func checkServer() async {
        let all: [JSONObject]? = try? await FakeAPIClient(app.backend).get(path: "/comments")
        let texts = (all ?? []).compactMap { $0["body"]?.text }.filter { $0.hasPrefix("comment ") }
        #expect(Set(texts).count == texts.count, "action \(done)")
        written.formUnion(texts)
    }

    private func watchPosts() {
        watchedPosts.removeAll { $0() == nil }
        for post in posts where !watchedPosts.contains(where: { $0() === post }) {
            watchedPosts.append { [weak post] in post }
            post.transitions.observe { [unowned self, weak post] _ in
                if let post { check(post) }
            }
        }
    }

    private func checkUsers() {
        watchPosts()
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

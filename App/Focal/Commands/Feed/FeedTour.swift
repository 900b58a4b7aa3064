import Authentication
import Core
import Feed
import Foundation
import Root

/// The part of `focal demo` that shows the feed.
@MainActor
extension FeedCommand: TourPart {
    static func show(in tour: Tour) async throws(Failure) {
        try await readPosts(in: tour)
        try await readPost(in: tour)
    }

    /// Shows two pages of the feed, a search, the last posts of the user, and a saved page without the server. No list
    /// shows a post of another list. Then writes a comment without the server, and sends it.
    private static func readPosts(in tour: Tour) async throws(Failure) {
        let feed = try tour.app.dependencies.feature(of: FeedRoute.self)
        let all = feed.makeFeedStore(FeedQuery(limit: 3))
        try await show(AppMessages.feedPage(1), all, in: tour) { await all.load(page: 1) }
        try await show(AppMessages.feedPage(2), all, in: tour) { await all.load(page: 2) }
        try await show(AppMessages.searchFor("unde"), all, in: tour) { await all.search("unde") }
        let user = tour.root.auth.state.user.map { Author.ID($0.id.description) }
        let own = feed.makeFeedStore(FeedQuery(author: user, limit: 3))
        try await show(AppMessages.ownPosts, own, in: tour) { await own.load(page: 4) }
        let lists = LastPosts()
        let changes = try await tour.app.dependenciesOfUser().changes
        await FeedFeature(client: tour.app.client, changes: changes, saved: lists)
            .makeFeedStore(FeedQuery(limit: 3)).load(page: 3)
        let client = OfflineAPIClient(server: tour.app.server)
        let offline = FeedFeature(client: client, changes: changes, saved: lists)
        let saved = offline.makeFeedStore(FeedQuery(limit: 3))
        try await show(AppMessages.offline, saved, in: tour) { await saved.load(page: 3) }
        guard let first = saved.state.content?.items.first else { return }
        let post = offline.makePostStore(first.id, initial: first)
        try await tour.step(AppMessages.comment, post, { PostScreen($0, changes: post.unsent, in: $1) }) {
            let form = offline.makeCommentForm(on: first.id)
            form?.change(.body, to: "Thank you.")
            await form?.save()
        }
        try await tour.step(AppMessages.commentSent, post, { PostScreen($0, changes: post.unsent, in: $1) }) {
            await changes.sendOnce()
        }
    }

    private static func show(
        _ title: Message,
        _ store: FeedStore,
        in tour: Tour,
        _ action: @MainActor () async -> Void
    ) async throws(Failure) {
        try await tour.step(title, store, { FeedScreen($0, in: $1) }, action)
        try tour.check(store.state.error, is: nil)
    }

    /// Shows one post with its comments. The server ends the session while the post is visible. After the next login,
    /// the same post is visible again.
    private static func readPost(in tour: Tour) async throws(Failure) {
        let (root, client) = (tour.root, tour.app.client)
        if let route = FeedRoute(post: 21) { root.open(route.link) }
        let post = try tour.visible(PostStore.self, in: FeedRoute.name)
        try await tour.step(AppMessages.onePost, post, { PostScreen($0, in: $1) }, { await post.loadIfNeeded() })
        try tour.check(post.state.error, is: nil)
        let states = root.transitions.values
        try await tour.step(AppMessages.sessionEnded, root, { LoginScreen(root.auth.state, in: $1) }) {
            _ = try? await client.send(APIRequest(.post, "/v1/logout"))
            // The answer to the next request says that the session has ended.
            guard let answer = try? await client.send(APIRequest(.get, "/v1/me")), answer.status == 401 else { return }
            for await case .login in states { break }
        }
        try await tour.step(AppMessages.loginAgain, root, { LoginScreen(root.auth.state, in: $1) }, tour.login)
        try tour.check(root.auth.state.error, is: nil)
    }
}

/// Saves the last page of posts in memory, because the tour writes no files.
private struct LastPosts: SavedLists {
    private let posts = LastPage<Post>()

    func list<Element: SavedElement>(_ name: String) -> any SavedList<Element> {
        posts as? any SavedList<Element> ?? LastPage()
    }
}

private actor LastPage<Element: SavedElement>: SavedList {
    private var last: ListPage<Element>?

    func page(_ number: Int, of query: some ListQuery) -> ListPage<Element>? { last }

    func element(_ id: Element.ID) -> SavedCopy<Element>? { nil }

    func save(_ page: ListPage<Element>, number: Int, of query: some ListQuery, at date: Date) {
        last = ListPage(items: page.items, total: page.total, hasNext: page.hasNext, savedAt: date)
    }
}

extension AppMessages {
    fileprivate static let onePost = Message(en: "One post with its comments", ja: "投稿とコメント")
    fileprivate static let comment = Message(en: "A comment, without the server", ja: "オフラインでコメントを書く")
    fileprivate static let commentSent = Message(en: "The comment is sent", ja: "コメントの送信")
    fileprivate static let sessionEnded = Message(en: "The server ends the session", ja: "サーバーがセッションを終了")
    fileprivate static let loginAgain = Message(en: "Sign in again as the same user", ja: "同じユーザーで再ログイン")
    fileprivate static let ownPosts = Message(en: "The last page of your posts", ja: "自分の投稿の最後のページ")
    fileprivate static let offline = Message(en: "A saved page, without the server", ja: "オフラインで、保存したページを表示")

    fileprivate static func feedPage(_ page: Int) -> Message {
        Message(en: "Feed, page \(page)", ja: "フィード \(page)ページ目")
    }

    fileprivate static func searchFor(_ text: String) -> Message {
        Message(en: "A search for “\(text)”", ja: "「\(text)」で検索")
    }
}

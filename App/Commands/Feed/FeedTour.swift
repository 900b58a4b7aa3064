import Authentication
import Core
import Feed
import Root

/// Shows the feed in `focal demo`.
enum FeedTour: TourPart {
    static func show(in tour: Tour) async throws(Failure) {
        try await readPosts(in: tour)
        try await comeBack(in: tour)
    }

    /// Shows two pages of the feed, a search, and one post with its comments.
    private static func readPosts(in tour: Tour) async throws(Failure) {
        let feed = tour.app.features.feed.feedStore(FeedQuery(limit: 5))
        func show(_ title: Message, _ action: @MainActor () async -> Void) async throws(Failure) {
            try await tour.step(title, feed, { FeedScreen($0, in: $1) }, action)
            try tour.check(feed.state.error, is: nil)
        }
        try await show(AppMessages.feedPage(1)) { await feed.load(page: 1) }
        try await show(AppMessages.feedPage(2)) { await feed.load(page: 2) }
        try await show(AppMessages.searchFor("magnam")) { await feed.search("magnam") }
        if let route = FeedRoute(post: 1) { tour.root.open(AnyRoute(route)) }
        try await showPost(AppMessages.onePost, in: tour)
    }

    /// The server ends the session while the post is visible. After the next login, the post is visible again.
    private static func comeBack(in tour: Tour) async throws(Failure) {
        let (root, client) = (tour.root, tour.app.client)
        let states = root.transitions.values
        try await tour.step(AppMessages.sessionEnded, root, { LoginScreen(root.auth.state, in: $1) }) {
            _ = try? await client.send(APIRequest(.post, "/v1/logout"))
            // The answer to the next request says that the session has ended.
            guard let answer = try? await client.send(APIRequest(.get, "/v1/me")), answer.status == 401 else { return }
            for await case .login in states { break }
        }
        try await tour.step(AppMessages.loginAgain, root, { LoginScreen(root.auth.state, in: $1) }, tour.login)
        try tour.check(root.auth.state.error, is: nil)
        try await showPost(AppMessages.backAtPost, in: tour)
    }

    /// Prints a step on the screen that is visible, which must be the screen of a post.
    private static func showPost(_ title: Message, in tour: Tour) async throws(Failure) {
        let post = try tour.visible(PostStore.self, in: FeedRoute.name)
        try await tour.step(title, post, { PostScreen($0, in: $1) }, { await post.loadIfNeeded() })
        try tour.check(post.state.error, is: nil)
    }
}

extension AppMessages {
    fileprivate static let onePost = Message(en: "One post with its comments", ja: "投稿とコメント")
    fileprivate static let sessionEnded = Message(en: "The server ends the session", ja: "サーバーによるセッションの終了")
    fileprivate static let loginAgain = Message(en: "Login of the same user", ja: "同じユーザーの再ログイン")
    fileprivate static let backAtPost = Message(en: "Back at the post", ja: "元の投稿の表示")

    fileprivate static func feedPage(_ page: Int) -> Message {
        Message(en: "Feed, page \(page)", ja: "フィード \(page)ページ目")
    }

    fileprivate static func searchFor(_ text: String) -> Message {
        Message(en: "A search for “\(text)”", ja: "「\(text)」で検索")
    }
}

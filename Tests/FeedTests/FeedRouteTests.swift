import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The routes of the feed", .exhaustive)
struct FeedRouteTests {
    private let client = ScriptedAPIClient()
    private let navigator = RecordingNavigator()

    private func link(_ text: String) throws(LinkError) -> DeepLink {
        try DeepLink(parsing: text, for: [FeedRoute.self])
    }

    private func store(_ link: String, of user: User? = nil) throws -> any ScreenStore {
        let changes = user.map { Changes.scripted(client, of: $0) } ?? .scripted(client)
        let feature = FeedFeature(client: client, changes: changes, clock: client.clock)
        return try FeedRoute(DeepLink(parsing: link)).makeStore(of: feature, navigator: navigator)
    }

    @Test("a link is read and printed again, and the text of its search is trimmed")
    func prints() throws {
        for text in [
            "feed", "feed/a%2Fb", "feed?search=magnam", "feed?author=3", "feed?author=3&search=magnam",
            "feed/5/comment",
        ] {
            #expect(try "\(link(text))" == text)
        }
        #expect(try "\(link("feed?search=%20a%20b"))" == "feed?search=a%20b")
        for rest in ["?search=%20", "?page=2", "#comments"] { #expect(try "\(link("feed\(rest)"))" == "feed") }
        #expect(try "\(link("feed/1?search=a"))" == "feed/1")
    }

    @Test(
        "a wrong link is refused, and the error says what is wrong",
        arguments: [
            ("feed?author=", LinkError.emptyPart), ("feed?search=a&author", .emptyPart),
            ("feed?author=1&author=2", .badPart("author")), ("feed?search=%ff", .badPart("search")),
            ("feed/1/comments", .badPart("comments")), ("feed/..", .badPart("..")),
            ("feed/../comment", .badPart("..")), ("feed/5/comment/1", .badPart("comment")),
        ]
    )
    func refuses(text: String, error: LinkError) {
        #expect(throws: error) { try link(text) }
    }

    @Test("a route cannot contain what its link cannot express")
    func refusesRoutes() {
        #expect(FeedRoute(search: " ") == nil)
        #expect(FeedRoute(author: "") == nil)
        #expect(FeedRoute(post: "") == nil)
    }

    @Test("a post that is opened from the feed is visible at once, and its author's posts open above it")
    func opensPost() async throws {
        let feed = try #require(store("feed") as? FeedStore)
        feed.open(.number(5))
        let post = try #require(navigator.stores.first as? PostStore)
        #expect(post.state == .idle(previous: PostThread(.number(5), comments: nil)))
        post.showAuthor()
        #expect(navigator.links.map(\.description) == ["feed/5", "feed?author=1"])
    }

    @Test("each link has the store of its screen")
    func makesStores() throws {
        let query = try (store("feed?search=magnam&author=3") as? FeedStore)?.query
        #expect(query == FeedQuery(search: "magnam", author: 3))
        #expect(try store("feed/5") is PostStore)
    }

    @Test("the form for a comment is a sheet above its post. A link opens an empty form, if somebody is signed in")
    func makesForms() throws {
        let (link, post) = (try link("feed/5/comment"), try link("feed/5"))
        let route = try FeedRoute(link)
        let (pushed, modals) = route.stacks(isTab: true)
        #expect(pushed == [FeedRoute.first.link, post] && modals == [[link]])
        let user = User(id: 1, name: "Leanne", email: "l@b.c", lastLoginDate: nil)
        #expect(try store("feed/5/comment", of: user) is CommentFormStore)
        #expect(throws: LinkError.badPart("comment")) { try store("feed/5/comment") }
        let screen = try #require(store("feed/5", of: user) as? PostStore)
        let comment = PostComment(id: 1, title: "", email: "", body: "Nice.")
        for comment in [comment, nil] { screen.write(comment) }
        #expect(navigator.links.map(\.description) == ["feed/5/comment", "feed/5/comment"])
        #expect(navigator.open.compactMap { ($0 as? CommentFormStore)?.draft?[.body] } == ["Nice.", ""])
    }
}

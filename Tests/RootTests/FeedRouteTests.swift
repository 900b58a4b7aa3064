import Authentication
import Core
import Feed
import Root
import TestSupport
import Testing

@MainActor @Suite("The routes of the feed", .exhaustive)
struct FeedRouteTests {
    let app = RootFixture(tabs: [FeedRoute.self])
    var root: RootStore { app.root }

    @Test("the feed is one of the tabs of the app")
    func isTab() throws {
        #expect(Features.tabs.contains { $0 == FeedRoute.self })
        #expect(try AnyRoute(link: "feed/21").base as? FeedRoute == FeedRoute(post: 21))
    }

    @Test("a link is read and printed again, and the text of its search is trimmed")
    func prints() throws {
        for link in ["feed", "feed/a%2Fb", "feed?search=magnam", "feed?author=3", "feed?author=3&search=magnam"] {
            #expect(try "\(app.route(link))" == link)
        }
        #expect(try "\(app.route("feed?search=%20a%20b"))" == "feed?search=a%20b")
    }

    @Test(
        "a wrong link is refused, and the error says what is wrong",
        arguments: [
            ("feed?search=%20", LinkError.emptyPart), ("feed/1/comments", .badPart("comments")),
            ("feed?page=2", .badPart("page")), ("feed/1?search=a", .badPart("search")), ("feed/..", .badPart("..")),
        ]
    )
    func refuses(link: String, error: LinkError) {
        #expect(throws: error) { try app.route(link) }
    }

    @Test("a route cannot contain what its link cannot express")
    func refusesRoutes() {
        #expect(FeedRoute(search: " ") == nil && FeedRoute(author: "") == nil && FeedRoute(post: "") == nil)
    }

    @Test("a post that is opened from the feed is visible at once, and its author's posts open above it")
    func opensPost() async throws {
        await app.login()
        let feed = try #require(app.feed)
        await feed.loadIfNeeded()
        let post = try #require(feed.state.content?.items.first)
        feed.open(post)
        #expect(root.state.path == ["feed/1"])
        let screen = try #require(app.visible as? PostStore)
        #expect(screen.state == .idle(previous: PostThread(post, comments: nil)))
        screen.showAuthor()
        #expect(root.state.path == ["feed/1", "feed?author=1"])
        #expect((app.visible as? FeedStore)?.query == FeedQuery(author: 1))
    }

    @Test("a link to a search opens a list with this search")
    func opensSearch() async throws {
        await app.login()
        root.open(try app.route("feed?search=magnam"))
        #expect((app.visible as? FeedStore)?.query == FeedQuery(search: "magnam"))
    }
}

import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import Root
import TestSupport
import Testing

@MainActor @Suite("The routes of the feed", .exhaustive)
struct FeedRouteTests {
    private static let tabs: [any Route.Type] = [FeedRoute.self]

    let app = RootFixture(tabs: Self.tabs)
    var root: RootStore { app.root }

    @Test("the feed is one of the tabs of the app")
    func isTab() throws {
        #expect(Features.tabs.contains { $0 == FeedRoute.self })
        #expect(try AnyRoute(link: "feed/21").base as? FeedRoute == FeedRoute(post: 21))
    }

    @Test(
        "a link is read and printed again",
        arguments: [
            "feed", "feed/21", "feed?search=magnam", "feed?author=3", "feed?author=3&search=magnam", "feed/a%2Fb",
            "feed?search=%E6%9C%AC%26%3D",
        ]
    )
    func prints(link: String) throws {
        #expect(try "\(app.route(link))" == link)
        #expect(try app.route("focal://\(link)") == app.route(link))
        #expect(try app.route("Focal://\(link)") == app.route(link))
    }

    @Test("the text of a search is trimmed, and raw Japanese text is accepted")
    func reads() throws {
        #expect(try "\(app.route("feed?search=%20a%20b"))" == "feed?search=a%20b")
        #expect(try "\(app.route("feed?search=本"))" == "feed?search=%E6%9C%AC")
        #expect(try "\(app.route("feed?search=a&author=3"))" == "feed?author=3&search=a")
    }

    @Test(
        "a wrong link is refused with the wrong part",
        arguments: [
            ("/feed", LinkError.emptyPart), ("feed/", .emptyPart), ("feed//1", .emptyPart), ("feed?", .emptyPart),
            ("feed?search", .emptyPart), ("feed?search=", .emptyPart), ("feed?=a", .emptyPart),
            ("feed?search=a&", .emptyPart), ("feed?search=%20", .emptyPart), ("Feed", .unknownName("Feed")),
            ("http://feed", .unknownName("http://")), ("feed/1/comments", .badPart("comments")),
            ("feed?page=2", .badPart("page")), ("feed/1?search=a", .badPart("search")), ("feed/..", .badPart("..")),
            ("feed/%zz", .badPart("%zz")), ("feed/%ff", .badPart("%ff")),
            ("feed?search=a&search=b", .badPart("search")),
        ]
    )
    func refuses(link: String, error: LinkError) {
        #expect(throws: error) { try app.route(link) }
    }

    @Test("a route cannot contain what its link cannot express")
    func refusesRoutes() {
        #expect(FeedRoute(search: " ") == nil)
        #expect(FeedRoute(author: "") == nil)
        for id in ["", ".", ".."] as [Post.ID] {
            #expect(FeedRoute(post: id) == nil)
        }
    }

    @Test("10,000 generated routes are equal to what their links give")
    func roundTrips() throws {
        var random = SeededRandom(seed: 11)
        func text() -> String {
            let characters = "aZ7 /?&=%+#.\n\u{0}é本👩‍👧"
            return String(
                (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                    characters.randomElement(using: &random)
                }
            )
        }
        var count = 0
        while count < 10_000 {
            let routes = [
                FeedRoute(post: Post.ID(text())), FeedRoute(search: text()), FeedRoute(author: Author.ID(text())),
                FeedRoute(search: text(), author: Author.ID(text())), FeedRoute.first,
            ]
            for case let route? in routes {
                #expect(try app.route("\(route.link)") == AnyRoute(route))
                count += 1
            }
        }
    }

    @Test("100,000 mutated links give a route or an error, and a route can be printed and read again")
    func survivesMutations() throws {
        let links = ["focal://feed/21", "feed?author=3&search=%E6%9C%AC", "feed/a%2Fb"]
        let scraps = [
            "/", "?", "&", "=", "%", "%2", "%00", "%ff", "#", "..", "feed", "search=", "focal://", "本", "\u{301}",
        ]
        var accepted = 0
        for data in Mutations(of: links, scraps: scraps, seed: 12).prefix(100_000) {
            guard let route = try? app.route(String(decoding: data, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(try app.route("\(route)") == route)
        }
        #expect(accepted > 1_000)
    }

    @Test("the arguments of the command show the same page. A value is never read as an option")
    func printsArguments() throws {
        #expect(try app.route("feed").base.arguments == ["feed"])
        #expect(try app.route("feed/-1").base.arguments == ["feed", "show", "--", "-1"])
        let search = try app.route("feed?author=3&search=--json")
        #expect(search.base.arguments == ["feed", "--search=--json", "--author=3"])
    }

    @Test("a post that is opened from the feed is visible at once, and its author's posts open above it")
    func opensPost() async throws {
        await app.login()
        let feed = try #require(app.feed)
        await feed.loadIfNeeded()
        let post = try #require(feed.state.content?.items.first)
        feed.open(post)
        #expect(root.state.path == ["feed/1"])
        let page = try #require(app.visible as? PostStore)
        #expect(page.state == .idle(previous: PostThread(post, comments: nil)))
        page.showAuthor()
        #expect(root.state.path == ["feed/1", "feed?author=1"])
        #expect((app.visible as? FeedStore)?.query == FeedQuery(author: 1))
    }

    @Test("the work of a post that is closed is cancelled")
    func cancelsClosedPost() async throws {
        let clock = TestClock()
        let app = RootFixture(tabs: Self.tabs, clock: clock)
        await app.login()
        await app.backend.delay(by: .seconds(1))
        app.root.push(try app.route("feed/1"))
        let post = try #require(app.visible as? PostStore)
        async let load: Void = post.load()
        await clock.sleepers(1)
        app.root.show(path: [], of: "feed")
        #expect(post.state == .idle(previous: nil))
        await load
    }

    @Test("the page with the posts of a user shows only these posts")
    func showsPostsOfUser() async throws {
        await app.login(1)
        let route = try #require(FeedRoute.posts(of: "2"))
        #expect("\(route.link)" == "feed?author=2")
        root.push(AnyRoute(route))
        #expect((app.visible as? FeedStore)?.query == FeedQuery(author: 2))
    }

    @Test("after a logout, the store of the feed is gone, and after the end of a session it stays")
    func ownsStore() async throws {
        await app.login()
        await app.feed?.loadIfNeeded()
        root.push(try app.route("feed/7"))
        let pages = root.pages(of: "feed")
        await app.endSession()
        await app.sessions.update { $0 = nil }
        await app.leaveHome()
        await app.login()
        #expect(root.pages(of: "feed") == pages && app.feed?.state.content?.items.isEmpty == false)
        await root.auth.logout()
        await app.login()
        #expect(app.feed !== pages.first?.store && root.state.path == [])
    }

    @Test("a 401 to somebody who sent no token ends nothing")
    func ignoresOther401() async throws {
        let recorder = StateRecorder(root)
        await root.auth.restore()
        recorder.expect(.login)
        await app.backend.inject(.status(401), at: FakeRoute("/posts"), times: 1)
        let feed = FeedFeature(client: app.client).feedStore()
        await feed.loadIfNeeded()
        #expect(feed.state.error == .notSignedIn)
        #expect(root.auth.state == .signedOut(nil))
    }
}

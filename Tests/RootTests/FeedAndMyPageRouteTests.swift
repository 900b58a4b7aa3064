import Authentication
import Core
import Feed
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("The routes of the feed and of MyPage together", .exhaustive)
struct FeedAndMyPageRouteTests {
    let app = RootFixture(tabs: [FeedRoute.self, MyPageRoute.self])
    var root: RootStore { app.root }

    @Test("“my posts” shows the posts of the user, and a post opens in the same tab")
    func showsMyPosts() async throws {
        await app.login(1)
        root.select(tab: "mypage")
        app.myPage?.showPosts()
        #expect(root.state.path == ["mypage/posts"])
        let posts = try #require(app.visible as? FeedStore)
        await posts.loadIfNeeded()
        let post = try #require(posts.state.content?.items.first)
        #expect(posts.state.content?.items.allSatisfy { $0.author.id == "2" } == true)
        posts.open(post)
        #expect(root.state.tab == "mypage" && root.state.path == ["mypage/posts", "feed/\(post.id)"])
    }

    @Test("a link before the login opens “my posts” after it")
    func keepsLink() async throws {
        root.open(try app.route("mypage/posts"))
        await app.login()
        #expect(root.state.tab == "mypage" && root.state.path == ["mypage/posts"])
        #expect(app.visible is FeedStore)
    }

    @Test("the same user is back at the same posts and the same edit after the end of a session")
    func comesBack() async throws {
        await app.login()
        root.push(try app.route("feed/7"))
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.change(.name, to: "Lea")
        let pages = root.pages(of: "feed")
        await app.endSession()
        await myPage.save()
        await app.leaveHome()
        #expect(root.state == .login && root.pages(of: "feed").isEmpty && root.auth.state == .ended(.refused))
        root.open(try app.route("feed/8"))
        await app.login()
        #expect(root.state.path == ["feed/8"] && root.pages(of: "feed").first == pages.first)
        #expect(app.myPage?.draft?[.name] == "Lea")
    }

    @Test("a second start opens the same posts again")
    func reopens() async throws {
        await app.login()
        root.open(try app.route("feed/1"))
        root.push(try app.route("feed?author=2"))
        root.open(try app.route("mypage/posts"))
        let next = RootFixture(tabs: root.tabs, sessions: app.sessions)
        await next.root.start(with: root.savedPages)
        #expect(next.root.state == root.state && next.visible is FeedStore)
    }
}

import Authentication
import Core
import FakeAPI
import Feed
import Foundation
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("The root of the app", .exhaustive)
struct RootStoreTests {
    let app = RootFixture()
    var root: RootStore { app.root }

    private func route(_ link: String) throws -> AnyRoute {
        try AnyRoute(link: link)
    }

    @Test("an app without a session goes from restoring to the login page, and after a login to the first tab")
    func signsIn() async throws {
        let recorder = StateRecorder(root)
        await root.auth.restore()
        recorder.expect(.login)
        await app.login()
        let user = try #require(root.auth.state.user)
        recorder.expect(.home(user, tab: "feed", paths: [:]))
    }

    @Test("an app with a session goes from restoring to the home page without showing the login page")
    func restores() async throws {
        await app.login()
        let other = RootFixture(sessions: app.sessions)
        let recorder = StateRecorder(other.root)
        await other.root.auth.restore()
        let user = try #require(other.root.auth.state.user)
        recorder.expect(.home(user, tab: "feed", paths: [:]))
    }

    @Test("before the login there are no pages, and no page can be opened")
    func hidesPages() async throws {
        root.push(try route("feed/1"))
        root.select(tab: "mypage")
        root.show(path: [try route("feed/1")], of: "feed")
        #expect(root.state == .restoring && root.pages(of: "feed").isEmpty)
        await app.login()
        #expect(root.state.tab == "feed" && root.state.path == [])
    }

    @Test("a link that comes before the login opens after it", arguments: [false, true])
    func keepsLink(isRestored: Bool) async throws {
        if isRestored { await root.auth.restore() }
        root.open(try route("mypage/posts"))
        #expect(root.state.user == nil)
        await app.login()
        #expect(root.state.tab == "mypage" && root.state.path == ["mypage/posts"])
        await root.auth.logout()
        await app.login()
        #expect(root.state.tab == "feed" && root.state.path == [], "the link opens only once")
    }

    @Test("a link replaces the path of its tab and keeps the paths of other tabs")
    func opensLink() async throws {
        await app.login()
        root.push(try route("feed/1"))
        root.push(try route("feed/2"))
        root.open(try route("mypage/posts"))
        root.open(try route("feed/3"))
        let user = try #require(root.auth.state.user)
        let paths = ["feed": [try route("feed/3")], "mypage": [try route("mypage/posts")]]
        #expect(root.state == .home(user, tab: "feed", paths: paths))
        root.open(try route("feed"))
        #expect(root.state.path == [])
    }

    @Test("the store of a tab stays when another tab is selected, and an unknown tab is ignored")
    func selectsTab() async throws {
        await app.login()
        let feed = try #require(app.feed)
        root.select(tab: "mypage")
        root.select(tab: "unknown")
        #expect(root.state.tab == "mypage")
        root.select(tab: "feed")
        #expect(app.feed === feed)
    }

    @Test("the store of a page lives as long as the page is in the path")
    func keepsStores() async throws {
        await app.login()
        let (first, second) = (try route("feed/1"), try route("feed/2"))
        root.show(path: [first, second], of: "feed")
        let pages = root.pages(of: "feed")
        root.show(path: [first], of: "feed")
        #expect(root.pages(of: "feed") == Array(pages.prefix(2)))
        root.show(path: [first, second], of: "feed")
        #expect(root.pages(of: "feed")[1] == pages[1] && root.pages(of: "feed")[2] != pages[2])
    }

    @Test("a link to the page that is already open keeps its store, and a double tap opens a page once")
    func keepsOpenPage() async throws {
        await app.login()
        root.open(try route("feed/1"))
        let pages = root.pages(of: "feed")
        root.select(tab: "mypage")
        let recorder = StateRecorder(root)
        root.open(try route("feed/1"))
        let user = try #require(root.auth.state.user)
        recorder.expect(.home(user, tab: "feed", paths: ["feed": [try route("feed/1")]]))
        root.push(try route("feed/1"))
        #expect(root.pages(of: "feed") == pages)
    }

    @Test("the path of a tab that is not selected can change")
    func changesOtherTab() async throws {
        await app.login()
        root.select(tab: "mypage")
        root.show(path: [try route("feed/1")], of: "feed")
        #expect(root.state.tab == "mypage" && root.state.path == [])
        root.select(tab: "feed")
        #expect(root.state.path == ["feed/1"])
    }

    @Test("the work of a page that is closed is cancelled")
    func cancelsClosedPage() async throws {
        let clock = TestClock()
        let app = RootFixture(clock: clock)
        await app.login()
        await app.backend.delay(by: .seconds(1))
        app.root.push(try route("feed/1"))
        let post = try #require(app.visible as? PostStore)
        async let load: Void = post.load()
        await clock.sleepers(1)
        app.root.show(path: [], of: "feed")
        #expect(post.state == .idle(previous: nil))
        await load
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

    @Test("the name of the user changes on the home page when it is changed on MyPage")
    func renames() async throws {
        await app.login()
        let states = root.transitions.values
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.change(.name, to: "Leanne")
        await myPage.save()
        for await state in states where state.user?.name == "Leanne" { break }
        #expect(root.auth.state.user?.name == "Leanne" && app.myPage === myPage)
    }
}

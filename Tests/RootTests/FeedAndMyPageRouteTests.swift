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
        #expect(root.state.path == ["feed?author=2"])
        let posts = try #require(app.visible as? FeedStore)
        await posts.loadIfNeeded()
        let post = try #require(posts.state.content?.items.first)
        #expect(posts.state.content?.items.allSatisfy { $0.author.id == "2" } == true)
        posts.open(post)
        #expect(root.state.place == ["mypage", "feed?author=2", "feed/\(post.id)"])
    }
}

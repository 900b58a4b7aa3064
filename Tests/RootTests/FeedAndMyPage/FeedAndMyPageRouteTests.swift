import AppFeatures
import Core
import Feed
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("The feed and MyPage in one app", .exhaustive)
struct FeedAndMyPageRouteTests {
    let app = RootFixture(.all)
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

    @Test("after the end of a session and the next login of the same user, an edit is still open")
    func keepsEdit() async throws {
        await app.login()
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.form?.change(.name, to: "Lea")
        await app.endSession()
        await myPage.form?.save()
        await app.leaveHome()
        await app.login()
        let form = try #require(app.myPage?.form)
        #expect(form.draft?[.name] == "Lea" && form.state.error == nil)
        await form.save()
        #expect(app.myPage?.state.content?.name == "Lea")
    }
}

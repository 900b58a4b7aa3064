import AppFeatures
import Authentication
import Core
import Feed
import MyPage
import Root
import RootTestSupport
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
        root.select(tab: "mypage")
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        let form = try #require(app.modal as? ProfileFormStore)
        form.change(.name, to: "Lea")
        await app.endSession()
        await form.save()
        await app.leaveHome()
        await app.login()
        #expect(app.modal === form && form.draft?[.name] == "Lea" && form.state.error == nil)
        await form.save()
        #expect(app.myPage?.state.content?.name == "Lea" && app.modal == nil)
    }

    @Test("a form is not saved, nor read, and what is above it neither")
    func savesNoForm() async throws {
        let features: [AppFeature] = .all + .withModals
        let app = RootFixture(features)
        await app.login()
        app.root.open(try app.link("feed/5/comment"))
        app.root.push(try app.link("draft"))
        #expect(app.root.state.modals == ["feed/5/comment", "draft"])
        let modals = #"[["mypage/edit","feed/7"],["draft"]]"#
        for saved in [app.root.savedPaths, #"{"user":"1","tab":"feed","paths":{},"modals":\#(modals)}"#] {
            let next = RootFixture(features, sessions: app.sessions)
            await next.root.start(with: saved)
            #expect(next.root.state.tab == "feed" && next.root.state.modals.isEmpty)
        }
    }

    /// Signs in, and writes a comment, which is not saved.
    private func comment() async throws {
        await app.login()
        root.open(try app.link("feed/5"))
        let post = try #require(app.visible as? PostStore)
        await post.load()
        post.write(nil)
        (app.modal as? CommentFormStore)?.change(.body, to: "Nice.")
    }

    private func endSession() async {
        await app.endSession()
        await app.myPage?.load()
        await app.leaveHome()
    }

    @Test("after the end of a session and the next login of the same user, a comment is still being written")
    func keepsComment() async throws {
        try await comment()
        await endSession()
        await app.login()
        let form = try #require(app.modal as? CommentFormStore)
        #expect(form.draft?[.body] == "Nice.")
        await form.save()
        let post = try #require(app.visible as? PostStore)
        await post.collection.changes.sendOnce()
        #expect(post.state.content?.comments?.last?.email == RootFixture.emails[0])
    }

    @Test("a comment that is not saved is gone after a logout, and after the login of another user", arguments: [0, 1])
    func forgetsComment(user: Int) async throws {
        try await comment()
        if user == 0 { await root.auth.logout() } else { await endSession() }
        await app.login(user)
        root.open(try app.link("feed/5"))
        let post = try #require(app.visible as? PostStore)
        #expect(app.modal == nil && post.canComment)
    }
}

import Authentication
import Core
import MyPage
import Root
import TestSupport
import Testing

@MainActor @Suite("The routes of MyPage", .exhaustive)
struct MyPageRouteTests {
    /// MyPage, and a tab with a page for the posts of a user.
    let app = RootFixture(tabs: [MyPageRoute.self, PostsRoute.self])
    var root: RootStore { app.root }

    /// Signs in, edits the profile, and lets the server end the session.
    private func loseSession() async throws {
        await app.login()
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.change(.name, to: "Lea")
        await app.endSession()
        await myPage.save()
        await app.leaveHome()
    }

    @Test("MyPage is one of the tabs of the app")
    func isTab() throws {
        #expect(Features.tabs.contains { $0 == MyPageRoute.self })
        #expect(try AnyRoute(link: "mypage").base as? MyPageRoute == .profile)
    }

    @Test("a link is read and printed again", arguments: ["mypage", "mypage/posts"])
    func prints(link: String) throws {
        #expect(try "\(app.route(link))" == link)
        #expect(try app.route("focal://\(link)") == app.route(link))
        #expect(try AnyRoute(link == "mypage" ? MyPageRoute.profile : .posts) == app.route(link))
        #expect(try app.route(link).base.arguments == link.split(separator: "/").map { String($0) })
    }

    @Test(
        "a wrong link is refused with the wrong part",
        arguments: [
            ("mypage/edit", LinkError.badPart("edit")), ("mypage?a=b", .badPart("a")),
            ("mypage/posts/1", .badPart("1")), ("mypage/posts?a=b", .badPart("a")), ("mypage/", .emptyPart),
        ]
    )
    func refuses(link: String, error: LinkError) {
        #expect(throws: error) { try app.route(link) }
    }

    @Test("20,000 mutated links give a route or an error, and a route can be printed and read again")
    func survivesMutations() throws {
        let scraps = ["/", "?", "&", "=", "%", "%2", "%00", "%ff", "#", "..", "mypage", "posts", "focal://", "本"]
        var accepted = 0
        for data in Mutations(of: ["focal://mypage/posts", "mypage"], scraps: scraps, seed: 12).prefix(20_000) {
            guard let route = try? app.route(String(decoding: data, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(try app.route("\(route)") == route)
        }
        #expect(accepted > 200)
    }

    @Test("“my posts” shows the posts of the user in the same tab")
    func showsMyPosts() async throws {
        await app.login(1)
        #expect(app.myPage?.canShowPosts == true)
        app.myPage?.showPosts()
        #expect(root.state.tab == "mypage" && root.state.path == ["mypage/posts"])
        #expect((app.visible as? PostsStore)?.user == "2")
    }

    @Test("if no tab has a page for posts, MyPage cannot show posts, and the link to them is refused")
    func hasNoPosts() async throws {
        let app = RootFixture(tabs: [MyPageRoute.self])
        #expect(throws: LinkError.badPart("posts")) { try app.route("mypage/posts") }
        #expect(try "\(app.route("mypage"))" == "mypage")
        await app.login()
        #expect(app.myPage?.canShowPosts == false)
        let recorder = StateRecorder(app.root)
        app.myPage?.showPosts()
        recorder.expect()
        app.root.push(AnyRoute(MyPageRoute.posts))
        let user = try #require(app.root.auth.state.user)
        recorder.expect(.home(user, tab: "mypage", paths: ["mypage": [AnyRoute(MyPageRoute.posts)]]))
        #expect((app.visible as? MyPageStore)?.canShowPosts == false)
    }

    @Test("saved pages with the posts are ignored if no tab has a page for posts")
    func dropsSavedPosts() async throws {
        await app.login()
        root.open(try app.route("mypage/posts"))
        let next = RootFixture(tabs: [MyPageRoute.self], sessions: app.sessions)
        await next.root.start(with: root.savedPages)
        #expect(next.root.state.tab == "mypage" && next.root.state.path == [])
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

    @Test("after the end of a session and the next login of the same user, an edit is still open")
    func keepsEdit() async throws {
        try await loseSession()
        #expect(root.auth.state == .ended(.refused))
        await app.login()
        guard case .editing(let draft) = app.myPage?.state else {
            Issue.record("the edit is lost")
            return
        }
        #expect(draft[.name] == "Lea" && draft.failure == nil)
        await app.myPage?.save()
        #expect(app.myPage?.state.profile?.name == "Lea")
    }

    @Test("another user does not see the edit")
    func startsForOther() async throws {
        try await loseSession()
        await app.login(1)
        #expect(app.myPage?.state == .profile(.idle(previous: nil)))
    }

    @Test("a link that comes after the end of the session keeps the edit")
    func opensLink() async throws {
        try await loseSession()
        root.open(try app.route("mypage/posts"))
        await app.login()
        #expect(root.state.path == ["mypage/posts"] && app.myPage?.draft != nil)
    }

    @Test("errors of the session that has ended are gone after the next login")
    func removesErrors() async throws {
        await app.login()
        await app.myPage?.load()
        await app.endSession()
        await app.myPage?.load()
        await app.leaveHome()
        await app.login()
        #expect(app.myPage?.state.error == nil && app.myPage?.state.profile != nil)
    }

    @Test("a logout on MyPage shows the login page, and its store is gone")
    func signsOut() async throws {
        await app.login()
        weak let myPage = app.myPage
        await app.myPage?.logout()
        #expect(root.state == .login && myPage == nil)
    }
}

/// A tab with a page for the posts of a user: `posts/ID`.
private struct PostsRoute: Route {
    static let name = "posts"
    static let title = Message(en: "Posts", ja: "投稿")
    static let symbol = "text.bubble"
    static let first = PostsRoute(user: "")

    let user: String

    init(user: String) {
        self.user = user
    }

    init(_ link: Link) throws(LinkError) {
        try link.check(pathCount: 1)
        self.init(user: link.path.first ?? "")
    }

    var link: Link { Link(Self.name, path: user.isEmpty ? [] : [user]) }

    func store(in root: RootStore) -> any LoadActions { PostsStore(user: user) }

    static func posts(of user: User.ID) -> PostsRoute? { PostsRoute(user: "\(user)") }
}

private final class PostsStore: LoadActions {
    let user: String

    init(user: String) {
        self.user = user
    }

    func loadIfNeeded() async {}
    func retry() async {}
    func acknowledgeError() {}
    func cancel() {}
}

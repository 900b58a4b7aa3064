import Authentication
import Core
import MyPage
public import Root
public import RootTestSupport
import TestSupport
import Testing

/// Lets MyPage show the notes of the user instead of posts.
extension TestNoteRoute: PostsRoute {}

@MainActor @Suite("The routes of MyPage", .exhaustive)
struct MyPageRouteTests {
    /// MyPage, and a tab that can show the notes of a user.
    let app = RootFixture(tabs: [MyPageRoute.self, TestNoteRoute.self])
    var root: RootStore { app.root }

    @Test("MyPage is one of the tabs of the app")
    func isTab() throws {
        #expect(Features.tabs.contains { $0 == MyPageRoute.self })
        #expect(try AnyRoute(link: "mypage").base as? MyPageRoute == .first)
    }

    @Test("the link is read and printed again")
    func prints() throws {
        #expect(try "\(app.route("mypage"))" == "mypage")
    }

    @Test("a wrong link is refused, and the error says what is wrong")
    func refuses() {
        for (link, part) in ["mypage/posts": "posts", "mypage?a=b": "a"] {
            #expect(throws: LinkError.badPart(part)) { try app.route(link) }
        }
    }

    @Test("“my posts” shows the posts of the user in the same tab")
    func showsMyPosts() async throws {
        await app.login(1)
        #expect(app.myPage?.canShowPosts == true)
        app.myPage?.showPosts()
        #expect(root.state.place == ["mypage", "notes?owner=2"])
        let notes = try #require(app.visible as? TestScreenStore)
        await notes.load()
        #expect(Set(notes.state.content?.map(\.userId) ?? []) == ["2"])
    }

    @Test("if no tab has a screen for posts, MyPage cannot show posts")
    func hasNoPosts() async throws {
        let app = RootFixture(tabs: [MyPageRoute.self])
        await app.login()
        #expect(app.myPage?.canShowPosts == false)
    }

    @Test("after the end of a session and the next login of the same user, an edit is still open")
    func keepsEdit() async throws {
        await app.login()
        let myPage = try #require(app.myPage)
        await myPage.load()
        myPage.edit()
        myPage.change(.name, to: "Lea")
        await app.endSession()
        await myPage.save()
        await app.leaveHome()
        await app.login()
        let draft = try #require(app.myPage?.draft)
        #expect(draft[.name] == "Lea" && draft.failure == nil)
        await app.myPage?.save()
        #expect(app.myPage?.state.profile?.name == "Lea")
    }
}

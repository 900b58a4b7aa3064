import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("The route of MyPage", .exhaustive)
struct MyPageRouteTests {
    private func store(for user: User.ID?, _ navigator: RecordingNavigator) -> MyPageStore? {
        let feature = MyPageFeature(client: ScriptedAPIClient(), sessions: InMemorySessionStore(), user: user)
        return MyPageRoute.first.makeStore(of: feature, navigator: navigator) as? MyPageStore
    }

    @Test("the link is read and printed again, and another link is refused")
    func prints() throws {
        #expect(try "\(DeepLink(parsing: "mypage", for: [MyPageRoute.self]))" == "mypage")
        #expect(throws: LinkError.badPart("posts")) { try DeepLink(parsing: "mypage/posts", for: [MyPageRoute.self]) }
    }

    @Test("“my posts” opens a link to the posts of the user")
    func showsPosts() {
        let navigator = RecordingNavigator(opens: "feed")
        let store = store(for: "2", navigator)
        #expect(store?.canShowPosts == true)
        store?.showPosts()
        #expect(navigator.links.map(\.description) == ["feed?author=2"])
    }

    @Test("without a screen for posts, or without a user, MyPage cannot show posts")
    func hasNoPosts() {
        #expect(store(for: "2", RecordingNavigator())?.canShowPosts == false)
        #expect(store(for: nil, RecordingNavigator(opens: "feed"))?.canShowPosts == false)
    }
}

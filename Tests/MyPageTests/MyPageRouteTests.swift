import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("The route of MyPage", .exhaustive)
struct MyPageRouteTests {
    private func store(posts: DeepLink?, _ navigator: RecordingNavigator) -> MyPageStore? {
        let feature = MyPageFeature(client: ScriptedAPIClient(), sessions: InMemorySessionStore(), posts: posts)
        return MyPageRoute.first.makeStore(of: feature, navigator: navigator) as? MyPageStore
    }

    @Test("the link is read and printed again, and another link is refused")
    func prints() throws {
        #expect(try "\(DeepLink(parsing: "mypage", for: [MyPageRoute.self]))" == "mypage")
        #expect(throws: LinkError.badPart("posts")) { try DeepLink(parsing: "mypage/posts", for: [MyPageRoute.self]) }
    }

    @Test("“my posts” opens the link that the app gives to the feature")
    func showsPosts() {
        let (posts, navigator) = (DeepLink("posts", query: ["by": "2"]), RecordingNavigator(opens: "posts"))
        let store = store(posts: posts, navigator)
        #expect(store?.canShowPosts == true)
        store?.showPosts()
        #expect(navigator.links == [posts])
    }

    @Test("without a link, or without a screen for it, MyPage cannot show posts")
    func hasNoPosts() {
        #expect(store(posts: nil, RecordingNavigator(opens: "posts"))?.canShowPosts == false)
        #expect(store(posts: DeepLink("posts"), RecordingNavigator())?.canShowPosts == false)
    }
}

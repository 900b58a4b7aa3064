import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("The route of MyPage", .exhaustive)
struct MyPageRouteTests {
    private func store(posts: DeepLink?, _ navigator: RecordingNavigator) throws -> MyPageStore {
        let feature = MyPageFeature(client: ScriptedAPIClient(), sessions: InMemorySessionStore(), posts: posts)
        return try #require(MyPageRoute.first.makeStore(of: feature, navigator: navigator) as? MyPageStore)
    }

    @Test("a link is read and printed again, and another link is refused", arguments: ["mypage", "mypage/edit"])
    func prints(text: String) throws {
        #expect(try "\(DeepLink(parsing: text, for: [MyPageRoute.self]))" == text)
        #expect(throws: LinkError.badPart("posts")) { try DeepLink(parsing: "\(text)/posts", for: [MyPageRoute.self]) }
    }

    @Test("the form is a sheet above the profile, and only the profile makes it")
    func opensForm() async throws {
        #expect(MyPageRoute.edit.stacks(isTab: true).pushed == [MyPageRoute.first.link])
        #expect(MyPageRoute.edit.stacks(isTab: true).modals == [[MyPageRoute.edit.link]])
        let (page, navigator) = (MyPageFixture(), RecordingNavigator())
        let feature = MyPageFeature(client: page.client, sessions: page.sessions)
        #expect(throws: LinkError.badPart("edit")) {
            try MyPageRoute.edit.makeStore(of: feature, navigator: navigator)
        }
        let store = try #require(MyPageRoute.first.makeStore(of: feature, navigator: navigator) as? MyPageStore)
        page.client.on(.get, "/v1/me", response: .leanne)
        await store.load()
        store.edit()
        #expect(navigator.links == [MyPageRoute.edit.link] && navigator.open.first is ProfileFormStore)
    }

    @Test("“my posts” opens the link that the app gives to the feature")
    func showsPosts() throws {
        let (posts, navigator) = (DeepLink("posts", query: ["by": "2"]), RecordingNavigator(opens: "posts"))
        let store = try store(posts: posts, navigator)
        #expect(store.canShowPosts)
        store.showPosts()
        #expect(navigator.links == [posts])
    }

    @Test("without a link, or without a screen for it, MyPage cannot show posts")
    func hasNoPosts() throws {
        #expect(try !store(posts: nil, RecordingNavigator(opens: "posts")).canShowPosts)
        #expect(try !store(posts: DeepLink("posts"), RecordingNavigator()).canShowPosts)
    }
}

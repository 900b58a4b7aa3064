import Feed
import MyPage

extension RootFixture {
    var feed: FeedStore? { first(of: "feed") as? FeedStore }
    var myPage: MyPageStore? { first(of: "mypage") as? MyPageStore }
}

import MyPage

extension RootFixture {
    var myPage: MyPageStore? { first(of: "mypage") as? MyPageStore }
}

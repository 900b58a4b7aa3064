import Core
import MyPage
import TestSupport
import Testing

@Test("the terminal page of all sample states")
func golden() throws {
    try expectGolden(Picture.terminal(of: MyPageState.samples) { MyPagePage($0, in: $1) }, "MyPagePage")
}

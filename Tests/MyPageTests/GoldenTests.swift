import Core
import Foundation
import MyPage
import TestSupport
import Testing

@Test("the terminal screen of all sample states")
func golden() throws {
    try expectGolden(
        Picture.terminal(of: MyPageState.samples) { ProfileScreen($0, in: $1, timeZone: .gmt) },
        "MyPageScreen"
    )
}

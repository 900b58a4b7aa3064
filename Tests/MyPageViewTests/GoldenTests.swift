import Core
import MyPage
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Test("the SwiftUI screen of all sample states")
func golden() async throws {
    let pictures = await outlines(of: MyPageState.samples, error: \.error, actions: MyPageCalls.init) {
        MyPageContentView($0, actions: $1)
    }
    try expectGolden(pictures, "MyPageView")
}

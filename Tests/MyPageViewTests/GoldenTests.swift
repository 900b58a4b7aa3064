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
    let forms = await outlines(of: ProfileFormState.samples, error: \.error, actions: ProfileFormCalls.init) {
        (state, calls) in
        FormView(state, title: MyPageMessages.edit, actions: calls, onCancel: { calls.record("onCancel()") })
    }
    try expectGolden(pictures + forms, "MyPageView")
}

import MyPage
import ViewTestSupport

/// Records the actions of MyPage.
final class MyPageCalls: RecordedActions, MyPageActions {
    let draft: ProfileDraft? = nil
    let canShowPosts = true

    func edit() { record() }
    func change(_ field: ProfileField, to text: String) { record("change(\(field), to: \"\(text)\")") }
    func save() async { record() }
    func discard() { record() }
    func showPosts() { record() }
}

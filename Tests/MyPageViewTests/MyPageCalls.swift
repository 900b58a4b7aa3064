import Core
import MyPage
import ViewTestSupport

/// Records the actions of MyPage.
final class MyPageCalls: RecordedActions, MyPageActions {
    let canShowPosts = true

    func edit() { record() }
    func showPosts() { record() }
}

/// Records the actions of the form.
final class ProfileFormCalls: RecordedActions, FormActions {
    let draft: FormDraft<ProfileField>? = nil

    func change(_ field: ProfileField, to text: String) { record("change(\(field), to: \"\(text)\")") }
    func save() async { record() }
}

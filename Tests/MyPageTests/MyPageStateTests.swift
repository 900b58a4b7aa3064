import Core
import MyPage
import Testing

@Suite("The states and errors of MyPage")
struct MyPageStateTests {
    @Test("each state of MyPage and of its form has a description. An error is that of the problems, if there are any")
    func describesStates() {
        #expect(MyPageState.loading(previous: .leanne).description == "loading(Leanne Graham)")
        #expect(MyPageState.error(.noAccounts, previous: nil).description == "error(no_accounts)")
        let draft = FormDraft(of: .leanne)
        var wrong = draft
        wrong.problems = [.email: ProfileProblem.notAnEmail.message]
        let both = ProfileFormState.editing(wrong, .failure(.lost))
        let forms: [ProfileFormState] = [.editing(draft, nil), .saving(draft), .saved(.leanne), both]
        #expect(forms.map(\.description) == ["editing", "saving", "saved(Leanne Graham)", "editing(1 problem)"])
        #expect(forms.map(\.error) == [nil, nil, nil, .invalidFields(wrong.problems)])
    }

    @Test("each error of MyPage has its code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [MyPageError] = [.invalidFields([:]), .notSignedIn, .noAccounts, .lost]
        #expect(errors.map(\.code) == ["invalid_fields", "session_ended", "no_accounts", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }

    @Test(
        "each problem of a field has a message in both languages",
        arguments: [
            (ProfileProblem.required, "Name: This field is required.", "名前：入力してください。"),
            (.tooLong, "Name: Enter at most 100 characters.", "名前：100文字以内で入力してください。"),
            (.notAnEmail, "Name: Enter a valid email address.", "名前：メールアドレスの形式が正しくありません。"),
            (.notAPhoneNumber, "Name: Enter a valid phone number.", "名前：電話番号の形式が正しくありません。"),
            (.notAWebsite, "Name: Enter a valid web address.", "名前：URL の形式が正しくありません。"),
            (.taken, "Name: Another account has this email address.", "名前：ほかのアカウントで使われています。"),
        ]
    )
    func hasWords(problem: ProfileProblem, english: String, japanese: String) {
        let error = MyPageError.invalidFields([.name: problem])
        #expect(Language.allCases.map(error.message.text) == [english, japanese])
    }
}

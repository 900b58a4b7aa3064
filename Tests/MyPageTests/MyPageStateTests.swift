import Core
import MyPage
import Testing

@Suite("The states and errors of MyPage")
struct MyPageStateTests {
    @Test(
        "each state of MyPage has a description, and an error state has its error",
        arguments: [
            (MyPageState.profile(.loading(previous: .leanne)), "loading(Leanne Graham)", nil),
            (.editing(ProfileDraft(of: .leanne)), "editing", nil),
            (.saving(ProfileDraft(of: .leanne)), "saving", nil),
            (.profile(.error(.noAccounts, previous: nil)), "error(no_accounts)", .noAccounts),
        ] as [(MyPageState, String, MyPageError?)]
    )
    func describesStates(state: MyPageState, word: String, error: MyPageError?) {
        #expect(state.description == word)
        #expect(state.error == error)
    }

    @Test("if fields of an edit are invalid, the state has an error with their problems")
    func carriesProblems() {
        var draft = ProfileDraft(of: .leanne)
        draft.problems = [.email: .notAnEmail]
        #expect(MyPageState.editing(draft).error == .invalidFields([.email: .notAnEmail]))
        #expect(MyPageState.editing(draft).description == "editing(1 problem)")
    }

    @Test("each error of MyPage has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [MyPageError] = [.invalidFields([:]), .notSignedIn, .noAccounts, .lost]
        #expect(errors.map(\.code) == ["invalid_fields", "session_ended", "no_accounts", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }

    @Test(
        "each problem of a field has a message in both languages",
        arguments: [
            (FieldProblem.empty, "Name: This field is required.", "名前：入力してください。"),
            (.tooLong(limit: 100), "Name: Enter at most 100 characters.", "名前：100文字以内で入力してください。"),
            (.notAnEmail, "Name: Enter a valid email address.", "名前：メールアドレスの形式が正しくありません。"),
            (.notAPhoneNumber, "Name: Enter a valid phone number.", "名前：電話番号の形式が正しくありません。"),
            (.notAWebsite, "Name: Enter a valid web address.", "名前：ウェブアドレスの形式が正しくありません。"),
            (.taken, "Name: Another account has this email address.", "名前：ほかのアカウントで使われています。"),
            (.refused("rude"), "Name: rude", "名前：rude"),
        ]
    )
    func hasWords(problem: FieldProblem, english: String, japanese: String) {
        let error = MyPageError.invalidFields([.name: problem])
        #expect(Language.allCases.map(error.message.text) == [english, japanese])
    }
}

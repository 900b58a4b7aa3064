import Core
import MyPage
import TerminalUI
import Testing

@Suite("The page of the profile")
struct MyPagePageTests {
    private func text(_ state: MyPageState, in language: Language = .english, width: Int = 40) -> String {
        MyPagePage(state, in: language).lines(width: width).map(\.plain).joined(separator: "\n")
    }

    private var draft: ProfileDraft {
        var draft = ProfileDraft(of: .leanne)
        draft[.email] = "leanne"
        draft.problems = [.email: .notAnEmail]
        return draft
    }

    @Test("the page shows the profile as a list of fields")
    func showsProfile() {
        let expected = """
            MyPage
            ────────────────────────────────────────
            Name        Leanne Graham
            Email       Sincere@april.biz
            Phone       1-770-736-8031 x56442
            Website     hildegard.org
            Last login  1970-01-01
            """
        #expect(text(.profile(.loaded(.leanne))) == expected)
        #expect(text(.profile(.error(.notSignedIn, previous: .leanne))).hasPrefix(expected))
        #expect(text(.profile(.loading(previous: .leanne))) == expected + "\n\nLoading…")
        #expect(text(.profile(.idle(previous: .leanne))) == expected)
    }

    @Test("below the profile, the page says in both languages what is happening or what has failed")
    func showsLoadState() {
        let ends: [(MyPageState, String, String)] = [
            (.profile(.loading(previous: .leanne)), "1970-01-01\n\nLoading…", "1970-01-01\n\n読み込み中…"),
            (
                .profile(.error(.notSignedIn, previous: .leanne)),
                "1970-01-01\n\n✗ Your session has ended. Sign in again.",
                "1970-01-01\n\n✗ セッションの有効期限が切れました。もう一度ログインしてください。"
            ),
            (.profile(.loading(previous: nil)), "Loading…", "読み込み中…"),
        ]
        for (state, english, japanese) in ends {
            #expect(text(state, width: 80).hasSuffix(english))
            #expect(text(state, in: .japanese, width: 80).hasSuffix(japanese))
        }
        #expect(text(.saving(draft)).hasPrefix("MyPage                           Saving…"))
        #expect(text(.saving(draft), in: .japanese).hasPrefix("マイページ                       保存中…"))
    }

    @Test("the page shows the problem of a field below its value, in both languages")
    func showsProblems() {
        let english = """
            MyPage                           editing
            ────────────────────────────────────────
            Name     Leanne Graham
            Email    leanne
                     ✗ is not an email address
            Phone    1-770-736-8031 x56442
            Website  hildegard.org
            """
        #expect(text(.editing(draft)) == english)
        let japanese = """
            マイページ                        編集中
            ────────────────────────────────────────
            名前            Leanne Graham
            メールアドレス  leanne
                            ✗ メールアドレスの形式で
                            はありません
            電話番号        1-770-736-8031 x56442
            ウェブサイト    hildegard.org
            """
        #expect(text(.editing(draft), in: .japanese) == japanese)
    }

    @Test("the page marks only the fields that have changed")
    func marksChanges() {
        let lines = MyPagePage(.editing(draft), in: .english).lines(width: 40)
        let marked = lines.filter { $0.spans.contains { $0.style == .accent } }
        #expect(marked.map(\.plain) == ["Email    leanne"])
    }

    @Test("if saving has failed, the page shows the reason below the fields")
    func showsFailure() {
        var failed = ProfileDraft(of: .leanne)
        failed.failure = .notSignedIn
        #expect(text(.editing(failed), width: 80).hasSuffix("✗ Your session has ended. Sign in again."))
    }

    @Test(
        "each state of MyPage has a description, and only an error state has an error",
        arguments: [
            (MyPageState.profile(.idle(previous: nil)), "idle", nil),
            (.profile(.idle(previous: .leanne)), "idle", nil),
            (.profile(.loading(previous: nil)), "loading", nil),
            (.profile(.loading(previous: .leanne)), "loading(Leanne Graham)", nil),
            (.profile(.loaded(.leanne)), "loaded(Leanne Graham)", nil),
            (.editing(ProfileDraft(of: .leanne)), "editing", nil),
            (.saving(ProfileDraft(of: .leanne)), "saving", nil),
            (.profile(.error(.noAccounts, previous: nil)), "error(no_accounts)", .noAccounts),
        ] as [(MyPageState, String, MyPageError?)]
    )
    func describesStates(state: MyPageState, word: String, error: MyPageError?) {
        #expect(state.description == word)
        #expect(state.error == error)
        #expect(!text(state).isEmpty)
    }

    @Test("if fields of an edit are invalid, the state has an error with their problems")
    func carriesProblems() {
        #expect(MyPageState.editing(draft).error == .invalidFields([.email: .notAnEmail]))
        #expect(MyPageState.editing(draft).description == "editing(1 problem)")
    }

    @Test("each error of MyPage has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [MyPageError] = [
            .invalidFields([:]), .notSignedIn, .noAccounts, .request(.noNetwork(ConnectionFailure(.lost, server: ""))),
            .request(.server(.unreadable(.json(UnreadableJSON(.notJSON))))), .request(.storage(.noFolder)),
        ]
        let codes = ["invalid_fields", "session_ended", "no_accounts", "no_network", "server_error", "storage"]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }

    @Test(
        "each problem of a field has a message in both languages",
        arguments: [
            (FieldProblem.empty, "Name must not be empty.", "名前：入力してください。"),
            (.tooLong(limit: 100), "Name must have at most 100 characters.", "名前：100文字以内で入力してください。"),
            (.notAnEmail, "Name is not an email address.", "名前：メールアドレスの形式ではありません。"),
            (.notAPhoneNumber, "Name is not a phone number.", "名前：電話番号の形式ではありません。"),
            (.notAWebsite, "Name is not a valid web address.", "名前：ウェブアドレスの形式ではありません。"),
            (.taken, "Name belongs to another account.", "名前：ほかのアカウントで使われています。"),
            (.refused("rude"), "Name rude.", "名前：rude。"),
        ]
    )
    func hasWords(problem: FieldProblem, english: String, japanese: String) {
        let error = MyPageError.invalidFields([.name: problem])
        #expect(error.message == Message(en: english, ja: japanese))
    }

    @Test("no line is wider than the page", arguments: [5, 20, 40])
    func fits(width: Int) {
        for language in Language.allCases {
            #expect(MyPagePage(.editing(draft), in: language).lines(width: width).allSatisfy { $0.width <= width })
        }
    }
}

public import Core

/// The messages of the MyPage feature.
package enum MyPageMessages {
    package static let title = Message(en: "MyPage", ja: "マイページ")
    static let edit = Message(en: "Edit Profile", ja: "プロフィールを編集")
    static let posts = Message(en: "My Posts", ja: "自分の投稿")
    static let discardQuestion = Message(en: "Do you want to discard your changes?", ja: "変更を破棄しますか？")
    static let discard = Message(en: "Discard Changes", ja: "変更を破棄")
    static let keepEditing = Message(en: "Keep Editing", ja: "編集を続ける")
    static let save = Message(en: "Save", ja: "保存")
    package static let saving = Message(en: "Saving…", ja: "保存中…")
    package static let lastLogin = Message(en: "Last sign-in", ja: "最終ログイン")

    static func invalid(_ problems: [ProfileField: FieldProblem]) -> Message {
        let sentences = ProfileField.allCases.compactMap { field in
            problems[field].map { Message(en: "\(field.label): \($0.message)", ja: "\(field.label)：\($0.message)") }
        }
        return sentences.dropFirst().reduce(sentences.first ?? Message(en: "", ja: ""), +)
    }
}

extension ProfileField {
    /// The field name that the user sees.
    public var label: Message {
        switch self {
        case .name: Message(en: "Name", ja: "名前")
        case .email: Message(en: "Email", ja: "メールアドレス")
        case .phone: Message(en: "Phone", ja: "電話番号")
        case .website: Message(en: "Website", ja: "ウェブサイト")
        }
    }
}

extension FieldProblem {
    /// What is wrong, or what the user must enter, as a sentence.
    public var message: Message {
        switch self {
        case .empty: Message(en: "This field is required.", ja: "入力してください。")
        case .tooLong(let limit): Message(en: "Enter at most \(limit) characters.", ja: "\(limit)文字以内で入力してください。")
        case .notAnEmail: Message(en: "Enter a valid email address.", ja: "メールアドレスの形式が正しくありません。")
        case .notAPhoneNumber: Message(en: "Enter a valid phone number.", ja: "電話番号の形式が正しくありません。")
        case .notAWebsite: Message(en: "Enter a valid web address.", ja: "ウェブアドレスの形式が正しくありません。")
        case .taken: Message(en: "Another account has this email address.", ja: "ほかのアカウントで使われています。")
        case .refused(let words): Message(en: "\(words)", ja: "\(words)")
        }
    }
}

extension MyPageError: UserFacingError {
    /// The error code for scripts, for example `invalid_fields`.
    public var code: String {
        switch self {
        case .invalidFields: "invalid_fields"
        case .notSignedIn: "session_ended"
        case .noAccounts: "no_accounts"
        case .request(let error): error.code
        }
    }

    /// The message for the user: what is wrong, or what the user can do.
    public var message: Message {
        switch self {
        case .invalidFields(let problems): MyPageMessages.invalid(problems)
        case .notSignedIn:
            Message(en: "You must sign in to see your profile.", ja: "プロフィールを見るには、ログインが必要です。")
        case .noAccounts: CommonMessages.noAccounts
        case .request(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}

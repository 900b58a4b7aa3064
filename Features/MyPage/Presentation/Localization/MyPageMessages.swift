public import Core

/// The messages of the MyPage feature.
enum MyPageMessages {
    static let title = Message(en: "MyPage", ja: "マイページ")
    static let edit = Message(en: "Edit Profile", ja: "プロフィールを編集")
    static let posts = Message(en: "My Posts", ja: "自分の投稿")
    static let logoutQuestion = Message(en: "Do you want to sign out?", ja: "ログアウトしますか？")
    static let save = Message(en: "Save", ja: "保存")
    static let saving = Message(en: "Saving…", ja: "保存中…")
    static let editing = Message(en: "editing", ja: "編集中")
    static let lastLogin = Message(en: "Last login", ja: "最終ログイン")

    static func invalid(_ problems: [ProfileField: FieldProblem]) -> Message {
        let sentences = ProfileField.allCases.compactMap { field in
            problems[field].map { (label: field.label, problem: $0.message) }
        }
        return Message(
            en: sentences.map { "\($0.label.text(in: .english)) \($0.problem.text(in: .english))." }
                .joined(separator: " "),
            ja: sentences.map { "\($0.label.text(in: .japanese))：\($0.problem.text(in: .japanese))。" }
                .joined()
        )
    }
}

extension ProfileField {
    /// The name of the field for the user.
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
    /// What is wrong with the field. It continues a sentence that starts with the label of the field.
    public var message: Message {
        switch self {
        case .empty: Message(en: "must not be empty", ja: "入力してください")
        case .tooLong(let limit): Message(en: "must have at most \(limit) characters", ja: "\(limit)文字以内で入力してください")
        case .notAnEmail: Message(en: "is not an email address", ja: "メールアドレスの形式ではありません")
        case .notAPhoneNumber: Message(en: "is not a phone number", ja: "電話番号の形式ではありません")
        case .notAWebsite: Message(en: "is not a valid web address", ja: "ウェブアドレスの形式ではありません")
        case .taken: Message(en: "belongs to another account", ja: "ほかのアカウントで使われています")
        case .refused(let words): Message(en: words, ja: words)
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

    /// The message for the user: what is wrong, and what the user can do.
    public var message: Message {
        switch self {
        case .invalidFields(let problems): MyPageMessages.invalid(problems)
        case .notSignedIn: CommonMessages.sessionEnded
        case .noAccounts: CommonMessages.noAccounts
        case .request(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}

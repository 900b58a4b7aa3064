public import Core

/// The messages of the MyPage feature.
package enum MyPageMessages {
    package static let title = Message(en: "MyPage", ja: "マイページ")
    package static let edit = Message(en: "Edit Profile", ja: "プロフィールを編集")
    static let posts = Message(en: "My Posts", ja: "自分の投稿")
    package static let lastLogin = Message(en: "Last sign-in", ja: "最終ログイン")
}

extension ProfileProblem {
    /// The message for the user: what to enter, or what is wrong.
    public var message: Message {
        switch self {
        case .required: FormMessages.required
        case .tooLong: FormMessages.tooLong(limit: ProfileField.limit)
        case .notAnEmail: Message(en: "Enter a valid email address.", ja: "メールアドレスの形式が正しくありません。")
        case .notAPhoneNumber: Message(en: "Enter a valid phone number.", ja: "電話番号の形式が正しくありません。")
        case .notAWebsite: Message(en: "Enter a valid web address.", ja: "URL の形式が正しくありません。")
        case .taken: Message(en: "Another account has this email address.", ja: "ほかのアカウントで使われています。")
        }
    }
}

extension MyPageError: UserFacingError {
    /// Whether the server may have saved the edit.
    public var mayBeSaved: Bool {
        switch self {
        case .request(.requestFailed(let failure)): failure.reason.mayReachServer
        case .request(.refused(let refusal)): refusal.status >= 500
        case .request(.invalidResponse): true
        case .invalidFields, .notSignedIn, .noAccounts, .request: false
        }
    }

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
        case .invalidFields(let problems): ProfileField.message(of: problems.mapValues(\.message))
        case .notSignedIn: Message(en: "You must sign in to see your profile.", ja: "プロフィールを見るには、ログインが必要です。")
        case .noAccounts: CommonMessages.noAccounts
        case .request(let error): error.message
        }
    }

    /// True for `notSignedIn`, because the user must sign in to continue.
    public var needsLogin: Bool { self == .notSignedIn }
}

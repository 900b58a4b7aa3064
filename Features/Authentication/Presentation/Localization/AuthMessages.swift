public import Core

/// The messages for signing in and out.
package enum AuthMessages {
    static let notNow = Message(en: "Not Now", ja: "あとで")
    static let logoutQuestion = Message(en: "Do you want to sign out?", ja: "ログアウトしますか？")
    static let email = Message(en: "Email", ja: "メールアドレス")
    static let password = Message(en: "Password", ja: "パスワード")
    package static let loading = Message(en: "Please wait…", ja: "お待ちください…")

    package static func welcome(_ name: String) -> Message {
        Message(en: "Welcome, \(name)!", ja: "ようこそ、\(name)さん")
    }

    static func notForgotten(_ error: StorageError, _ report: LogoutReport?) -> Message {
        let words = Message(
            en: "The session could not be deleted from this device.",
            ja: "この端末のセッションを削除できませんでした。"
        )
        let local = words + CommonMessages.storage(error)
        return report.map { local + $0.onServer } ?? local
    }

    static func tooManyAttempts(_ wait: Duration?) -> Message {
        guard let seconds = wait?.components.seconds else {
            return Message(en: "Too many attempts to sign in. Try again later.", ja: "ログインの失敗が続いています。時間をおいて再試行してください。")
        }
        return Message(
            en: "Too many attempts to sign in. Try again in \(seconds) s.",
            ja: "ログインの失敗が続いています。\(seconds)秒後に再試行してください。"
        )
    }
}

extension LogoutReport {
    /// The message for the user after a logout.
    public var message: Message {
        guard self != .revoked else {
            return Message(en: "Signed out on this device and on the server.", ja: "この端末とサーバーの両方でログアウトしました。")
        }
        return Message(en: "Signed out on this device.", ja: "この端末ではログアウトしました。") + onServer
    }

    fileprivate var onServer: Message {
        switch self {
        case .revoked: Message(en: "The session on the server has ended.", ja: "サーバーではログアウトしました。")
        case .nothingToRevoke:
            Message(en: "The server has no session to end.", ja: "サーバー側でログアウトする必要はありません。")
        case .notRevoked(let error):
            Message(en: "The session on the server may still be valid:", ja: "サーバーのセッションはまだ有効な可能性があります：")
                + error.message
        case .noResponse: Message(en: "The server did not respond in time.", ja: "サーバーから時間内に応答がありませんでした。")
        case .unreadable:
            Message(
                en: "The saved session could not be read, so it was not ended on the server.",
                ja: "保存したセッションを読み取れないため、サーバーではログアウトできませんでした。"
            )
        }
    }
}

extension SessionEnd {
    /// The message for the user, for example on the login screen.
    public var message: Message {
        switch self {
        case .signedOut: Message(en: "Nobody is signed in.", ja: "ログインしていません。")
        case .refused: CommonMessages.sessionEnded
        case .signedOutElsewhere:
            Message(
                en: "You are signed out on this device. Sign in again.",
                ja: "この端末ではログアウト済みです。もう一度ログインしてください。"
            )
        }
    }
}

extension AuthError: UserFacingError {
    /// The error code for scripts, for example `invalid_credentials`.
    public var code: String {
        switch self {
        case .invalidCredentials: "invalid_credentials"
        case .invalidToken: "invalid_token"
        case .missingEmail, .missingPassword, .invalidEmail, .missingToken: "missing_credentials"
        case .tooManyAttempts: "too_many_attempts"
        case .noAccounts: "no_accounts"
        case .request(let error): error.code
        case .notForgotten: "storage"
        }
    }

    /// The message for the user: what is wrong, or what the user can do.
    public var message: Message {
        switch self {
        case .invalidCredentials:
            Message(en: "The email or the password is wrong.", ja: "メールアドレスまたはパスワードが間違っています。")
        case .missingEmail: Message(en: "Enter your email address.", ja: "メールアドレスを入力してください。")
        case .missingPassword: Message(en: "Enter your password.", ja: "パスワードを入力してください。")
        case .invalidEmail: Message(en: "Enter a valid email address.", ja: "メールアドレスの形式が正しくありません。")
        case .invalidToken:
            Message(en: "The token is wrong or has expired.", ja: "トークンが間違っているか、有効期限が切れています。")
        case .missingToken: Message(en: "Enter a token.", ja: "トークンを入力してください。")
        case .tooManyAttempts(let wait): AuthMessages.tooManyAttempts(wait)
        case .noAccounts: CommonMessages.noAccounts
        case .request(let error): error.message
        case .notForgotten(let error, let report): AuthMessages.notForgotten(error, report)
        }
    }
}

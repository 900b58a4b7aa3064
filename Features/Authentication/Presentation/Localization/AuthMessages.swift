public import Core

/// The words of the login page.
enum AuthMessages {
    static let signedOut = Message(en: "Nobody is signed in.", ja: "ログインしていません。")
    static let loading = Message(en: "One moment…", ja: "お待ちください…")
    static let revoked = Message(en: "Signed out, here and on the server.", ja: "端末とサーバーの両方でログアウトしました。")

    static func welcome(_ name: String) -> Message {
        Message(en: "Welcome, \(name)!", ja: "ようこそ、\(name)さん")
    }

    static func notRevoked(_ error: AuthError) -> Message {
        Message(
            en: "Signed out here. The server could not be told: \(error.message.text(in: .english))",
            ja: "端末ではログアウトしました。サーバーには伝えられませんでした：\(error.message.text(in: .japanese))"
        )
    }

    static func tooManyAttempts(_ wait: Duration?) -> Message {
        guard let seconds = wait?.components.seconds else {
            return Message(en: "Too many tries. Try again later.", ja: "試行回数が多すぎます。時間をおいて再試行してください。")
        }
        return Message(
            en: "Too many tries. Try again in \(seconds) s.",
            ja: "試行回数が多すぎます。\(seconds)秒後に再試行してください。"
        )
    }
}

extension AuthError: UserFacingError {
    /// The error's name for scripts.
    public var code: String {
        switch self {
        case .invalidCredentials: "invalid_credentials"
        case .missingCredentials: "missing_credentials"
        case .tooManyAttempts: "too_many_attempts"
        case .noAccounts: "no_accounts"
        case .noNetwork: "no_network"
        case .serverError: "server_error"
        case .storage: "storage"
        }
    }

    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .invalidCredentials:
            Message(en: "The email or the password is wrong.", ja: "メールアドレスまたはパスワードが間違っています。")
        case .missingCredentials:
            Message(en: "Enter a valid email and a password.", ja: "正しいメールアドレスとパスワードを入力してください。")
        case .tooManyAttempts(let wait): AuthMessages.tooManyAttempts(wait)
        case .noAccounts: CommonMessages.noAccounts
        case .noNetwork(let failure): CommonMessages.noNetwork(failure)
        case .serverError(let failure): CommonMessages.serverError(failure)
        case .storage(let error): CommonMessages.storage(error)
        }
    }
}

public import Core

/// The words of the login page.
enum AuthMessages {
    static let signedOut = Message(en: "Nobody is signed in.", ja: "ログインしていません。")
    static let loading = Message(en: "One moment…", ja: "お待ちください…")

    static func welcome(_ name: String) -> Message {
        Message(en: "Welcome, \(name)!", ja: "ようこそ、\(name)さん")
    }

    static func signedOut(_ report: LogoutReport) -> Message {
        guard report != .revoked else {
            return Message(en: "Signed out, here and on the server.", ja: "この端末とサーバーの両方でログアウトしました。")
        }
        let server = onServer(report)
        return Message(
            en: "Signed out here. \(server.text(in: .english))",
            ja: "この端末ではログアウトしました。\(server.text(in: .japanese))"
        )
    }

    static func notForgotten(_ error: StorageError, _ report: LogoutReport?) -> Message {
        let (reason, server) = (CommonMessages.storage(error), report.map(onServer))
        let words = Message(
            en: "The session is still here. \(reason.text(in: .english))",
            ja: "この端末にセッションが残っています。\(reason.text(in: .japanese))"
        )
        guard let server else { return words }
        return Message(
            en: "\(words.text(in: .english)) \(server.text(in: .english))",
            ja: words.text(in: .japanese) + server.text(in: .japanese)
        )
    }

    private static func onServer(_ report: LogoutReport) -> Message {
        switch report {
        case .revoked: Message(en: "On the server it has ended.", ja: "サーバーではログアウトしました。")
        case .notRevoked(let error):
            Message(
                en: "The server could not be told: \(error.message.text(in: .english))",
                ja: "サーバーには伝えられませんでした：\(error.message.text(in: .japanese))"
            )
        case .unanswered: Message(en: "The server did not answer in time.", ja: "サーバーから時間内に応答がありませんでした。")
        case .unreadable:
            Message(
                en: "The server could not be told: the session that was kept could not be read.",
                ja: "保存されていたセッションを読み取れないため、サーバーには伝えられませんでした。"
            )
        }
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
        case .storage, .notForgotten: "storage"
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
        case .notForgotten(let error, let report): AuthMessages.notForgotten(error, report)
        }
    }
}

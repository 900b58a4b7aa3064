import Authentication
import Core
import TerminalUI
import Testing

@Suite("The login page")
struct LoginPageTests {
    private static let lost = AuthError.request(.noNetwork(ConnectionFailure(.lost, server: "http://localhost")))

    @Test(
        "the login page has a message for each state, in both languages",
        arguments: [
            (AuthState.signedOut(nil), "i Nobody is signed in.", "i ログインしていません。"),
            (.signedOut(.revoked), "✓ Signed out on this device and on the server.", "✓ この端末とサーバーの両方でログアウトしました。"),
            (
                .signedOut(.noResponse), "! Signed out on this device. The server did not respond in time.",
                "! この端末ではログアウトしました。サーバーから時間内に応答がありませんでした。"
            ),
            (
                .signedOut(.unreadable),
                "! Signed out on this device. The saved session could not be read, so it was not ended on the server.",
                "! この端末ではログアウトしました。保存されたセッションを読み取れないため、サーバーではログアウトできませんでした。"
            ),
            (.unknown, "i Please wait…", "i お待ちください…"),
            (.loading(user: nil), "i Please wait…", "i お待ちください…"),
            (.loading(user: .leanne), "i Please wait…", "i お待ちください…"),
            (.ended(.refused), "! Your session has ended. Sign in again.", "! セッションの有効期限が切れました。もう一度ログインしてください。"),
            (
                .ended(.signedOutElsewhere), "! You have signed out in another program. Sign in again.",
                "! 別のプログラムでログアウトしました。もう一度ログインしてください。"
            ),
            (.ended(.signedOut), "! Nobody is signed in.", "! ログインしていません。"),
            (.signedIn(user: .leanne), "✓ Welcome, Leanne Graham!", "✓ ようこそ、Leanne Grahamさん"),
            (
                .error(.invalidCredentials, user: nil), "✗ The email or the password is wrong.",
                "✗ メールアドレスまたはパスワードが間違っています。"
            ),
            (
                .error(.missingCredentials, user: .leanne), "✗ Enter a valid email address and a password.",
                "✗ 正しいメールアドレスとパスワードを入力してください。"
            ),
            (
                .error(.tooManyAttempts(retryAfter: .seconds(7)), user: nil),
                "✗ Too many login attempts. Try again in 7 s.",
                "✗ ログインの失敗が続いています。7秒後に再試行してください。"
            ),
            (
                .error(.tooManyAttempts(retryAfter: nil), user: nil), "✗ Too many login attempts. Try again later.",
                "✗ ログインの失敗が続いています。時間をおいて再試行してください。"
            ),
        ]
    )
    func hasWords(state: AuthState, english: String, japanese: String) {
        #expect(LoginPage(state, in: .english).lines(width: 200).map(\.plain) == [english])
        #expect(LoginPage(state, in: .japanese).lines(width: 200).map(\.plain) == [japanese])
    }

    @Test("if the server did not end the session, the message of the logout says why")
    func explainsPartialLogout() {
        let lines = LoginPage(.signedOut(.notRevoked(Self.lost)), in: .english).lines(width: 200).map(\.plain)
        let reason = "The connection to http://localhost was lost. Check your network connection."
        #expect(lines == ["! Signed out on this device. The session on the server may still be valid: \(reason)"])
    }

    @Test("if the session cannot be deleted, the message has the reason and the result on the server")
    func explainsWhatIsLeft() {
        let error = StorageError.unwritable(path: "/s", reason: "Read-only file system")
        func text(_ report: LogoutReport?, in language: Language) -> String {
            AuthError.notForgotten(error, report).message.text(in: language)
        }
        for language in Language.allCases {
            let words = text(nil, in: language)
            #expect(words.hasSuffix(CommonMessages.storage(error).text(in: language)))
            let reports = [LogoutReport.revoked, .noResponse, .unreadable, .notRevoked(Self.lost)]
            let longer = reports.map { text($0, in: language) }
            #expect(longer.allSatisfy { $0.hasPrefix(words) && $0 != words })
            #expect(Set(longer).count == reports.count)
        }
    }

    @Test(
        "an error of the network, the server or the storage has the same message as in other features",
        arguments: [
            lost, .noAccounts, .request(.server(.refused(status: 500, message: "down"))), .request(.storage(.noFolder)),
        ]
    )
    func explainsErrors(error: AuthError) {
        for language in Language.allCases {
            let text = LoginPage(.error(error, user: nil), in: language).lines(width: 1_000).map(\.plain)
            #expect(text == ["✗ " + error.message.text(in: language)])
        }
    }

    @Test("no line of the login page is wider than the terminal", arguments: [5, 20, 40])
    func fits(width: Int) {
        for language in Language.allCases {
            let lines = LoginPage(.error(Self.lost, user: nil), in: language).lines(width: width)
            #expect(lines.allSatisfy { $0.width <= width })
        }
    }
}

@Suite("Codes of the login errors")
struct AuthErrorTests {
    @Test("each error of the login has a code")
    func hasCodes() {
        let errors: [AuthError] = [
            .invalidCredentials, .missingCredentials, .tooManyAttempts(retryAfter: nil), .noAccounts,
            .request(.noNetwork(ConnectionFailure(.lost, server: ""))),
            .request(.server(.unreadable(.json(UnreadableJSON(.notJSON))))),
            .request(.storage(.noFolder)), .notForgotten(.noFolder, nil),
        ]
        let codes = [
            "invalid_credentials", "missing_credentials", "too_many_attempts", "no_accounts", "no_network",
            "server_error", "storage", "storage",
        ]
        #expect(errors.map(\.code) == codes)
        #expect(errors.filter(\.needsLogin) == [])
    }

    @Test("each state of the login has a description")
    func describesStates() {
        #expect(
            Self.states.map(\.description) == [
                "unknown", "signedOut", "ended", "loading", "loading", "signedIn(Leanne Graham)",
                "error(invalid_credentials)", "error(invalid_credentials)",
            ]
        )
    }

    @Test("each state has the user and the error that it shows")
    func hasUserAndError() {
        let leanne = AuthenticatedUser.leanne
        #expect(Self.states.map(\.user) == [nil, nil, nil, nil, leanne, leanne, nil, leanne])
        let error = AuthError.invalidCredentials
        #expect(Self.states.map(\.error) == [nil, nil, nil, nil, nil, nil, error, error])
    }

    private static let states: [AuthState] = [
        .unknown, .signedOut(nil), .ended(.refused), .loading(user: nil), .loading(user: .leanne),
        .signedIn(user: .leanne), .error(.invalidCredentials, user: nil), .error(.invalidCredentials, user: .leanne),
    ]
}

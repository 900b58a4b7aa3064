import Authentication
import Core
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("The terminal screen of the login")
struct LoginScreenTests {
    @Test("the screen of all sample states")
    func golden() throws {
        try expectGolden(Picture.terminal(of: AuthState.samples) { LoginScreen($0, in: $1) }, "LoginScreen")
    }

    @Test(
        "the login screen also has a message in both languages for states that are not in the samples",
        arguments: [
            (
                AuthState.signedOut(.unreadable),
                "! Signed out on this device. The saved session could not be read, so it was not ended on the server.",
                "! この端末ではログアウトしました。保存したセッションを読み取れないため、サーバーではログアウトできませんでした。"
            ),
            (
                .signedOut(.notRevoked(.invalidCredentials)),
                "! Signed out on this device. The session on the server may still be valid: "
                    + "The email or the password is wrong.",
                "! この端末ではログアウトしました。サーバーのセッションはまだ有効な可能性があります：メールアドレスまたはパスワードが間違っています。"
            ),
            (.ended(.signedOut), "! Nobody is signed in.", "! ログインしていません。"),
            (
                .error(.tooManyAttempts(retryAfter: nil), user: nil),
                "✗ Too many attempts to sign in. Try again later.",
                "✗ ログインの失敗が続いています。時間をおいて再試行してください。"
            ),
        ]
    )
    func hasWords(state: AuthState, english: String, japanese: String) {
        #expect(LoginScreen(state, in: .english).lines(width: 200).map(\.plain) == [english])
        #expect(LoginScreen(state, in: .japanese).lines(width: 200).map(\.plain) == [japanese])
    }
}

import AppShell
import Authentication
import Core
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("A login with a token")
struct TokenLoginTests {
    private let requests = Locked<[String]>([])
    private let root: RootStore

    init() {
        var setup = AppSetup.tokenLogin
        setup.fake = { [requests] _, _ in TokenServer(requests: requests) }
        // With `-fresh`, the app has its own login, too.
        root = setup.makeRoot(["Nova", "-fresh"])
    }

    @Test(
        "a user without an email signs in and out, and no text names an email or a password",
        arguments: [
            (Language.english, ["Enter a token.", "The token is wrong or has expired.", "Welcome, Hanako!"]),
            (.japanese, ["トークンを入力してください。", "トークンが間違っているか、有効期限が切れています。", "ようこそ、Hanakoさん"]),
        ]
    )
    func signsIn(language: Language, texts: [String]) async throws {
        let screen = Screen(ContentView(root: root) { TokenLoginView(root: $0) }, in: language)
        await screen.appear()
        root.signIn()
        var shown = [screen.outline]
        for (token, text) in zip(["  ", "wrong", " secret\n"], texts) {
            try screen.type(token, into: screen.fields[0].title)
            try await screen.tap(ButtonMessages.login.text(in: language))
            await root.auth.wait { !$0.isLoading }
            await screen.appear()
            shown.append(screen.outline)
            #expect(screen.outline.contains(text))
        }
        #expect(root.auth.state.user?.name == "Hanako" && root.auth.state.user?.email == nil)
        await root.logout()
        await root.wait { $0 == .login }
        shown.append(screen.outline)
        let report = [
            Language.english: "Signed out on this device. The server has no session to end.",
            .japanese: "この端末ではログアウトしました。サーバー側でログアウトする必要はありません。",
        ]
        #expect(report[language].map(screen.shows) == true)
        for word in ["mail", "assword", "メール", "パスワード"] { #expect(!shown.contains { $0.contains(word) }) }
        #expect(requests.value.prefix(2) == ["/v2/authenticated_user wrong", "/v2/authenticated_user secret"])
        #expect(requests.value.dropFirst(2).allSatisfy { $0.hasSuffix(" secret") && !$0.contains("logout") })
    }
}

/// Knows the token of one user.
private struct TokenServer: APIClient {
    let requests: Locked<[String]>

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let token = request.headers["Authorization"]?.replacing("Bearer ", with: "") ?? ""
        requests.change { $0.append("\(request.path) \(token)") }
        guard token == "secret" else { return APIResponse(status: 401) }
        let isUser = "\(request.path)" == "/v2/authenticated_user"
        return APIResponse(status: 200, body: Data((isUser ? #"{"id":"hanako","name":"Hanako"}"# : "[]").utf8))
    }
}

import AppShell
import Authentication
import Core
import Foundation
import Root
import RootTestSupport
import SwiftUI

// An app whose users sign in with a token that they have made on the web page of the server, as on Qiita.

extension AppSetup {
    static var tokenLogin: AppSetup {
        var setup = AppSetup("Nova", features: .notesAndUser + [.settings])
        setup.authentication = { client, _ in TokenRepository(client: client) }
        return setup
    }
}

/// Asks the server whose token it is. A logout does not end the token: the user deletes it on the web page.
struct TokenRepository: AuthRepository {
    let client: any APIClient

    func login(token: String) async throws(AuthError) -> Session {
        let headers: HeaderFields = ["Authorization": "Bearer \(token)"]
        let path: APIPath = "/v2/authenticated_user"
        let request = APIRequest(.get, path, headers: headers, isAuthorized: false, secrets: [token])
        do throws(APIError) {
            let user: TokenUserResponse = try await client.response(to: request).decoded()
            let tokens = Tokens(access: token, refresh: nil, expiresAt: .distantFuture)
            return Session(user: User(id: User.ID(user.id), name: user.name), tokens: tokens)
        } catch .refused(let refusal) where refusal.status == 401 {
            throw .invalidToken
        } catch {
            throw .request(error)
        }
    }

    func logout() async -> LogoutReport { .nothingToRevoke }
}

private struct TokenUserResponse: Decodable {
    let id: String
    let name: String
}

/// The login screen: `ContentView(root: root) { TokenLoginView(root: $0) }`.
struct TokenLoginView: View {
    @Environment(\.language) private var language
    @State private var token = ""
    let root: RootStore

    var body: some View {
        LoginForm(root.auth.state, actions: root.auth, onCancel: root.cancelSignIn, onLogin: login) {
            Section {
                SecureField(TokenMessages.token.text(in: language), text: $token)
                    .input(.password)
                    .onSubmit(login)
            } footer: {
                Text(TokenMessages.help.text(in: language))
            }
        }
    }

    private func login() {
        Task { await root.auth.login(token: token) }
    }
}

private enum TokenMessages {
    static let token = Message(en: "Access Token", ja: "アクセストークン")
    static let help = Message(en: "Make a token in your settings on the web.", ja: "Webの設定画面で発行したトークンを貼り付けてください。")
}

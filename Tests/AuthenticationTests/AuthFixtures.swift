import Authentication
import Core
import Foundation
import TestSupport

extension User {
    static let leanne = User(
        id: "1",
        name: "Leanne Graham",
        email: "Sincere@april.biz",
        lastLoginDate: .time(Date(timeIntervalSince1970: 0))
    )
}

extension Session {
    static let leanne = Session(
        user: .leanne,
        tokens: Tokens(access: "access", refresh: "refresh", expiresAt: Date(timeIntervalSince1970: 900))
    )
}

extension AuthenticatedUser {
    static let leanne = AuthenticatedUser(id: "1", name: "Leanne Graham", email: "Sincere@april.biz")
    /// The user `leanne` with another name.
    static let renamed = AuthenticatedUser(id: "1", name: "Leanne Bauch", email: "Sincere@april.biz")
}

/// A login with the token `secret`, of a user without an email. A logout ends nothing.
struct TokenLogin: AuthRepository {
    func login(token: String) async throws(AuthError) -> Session {
        guard token == "secret" else { throw .invalidToken }
        return Session(user: User(id: "5", name: "Ann"), tokens: nil)
    }

    func logout() async -> LogoutReport { .nothingToRevoke }
}

extension InMemorySessionStore {
    /// Replaces the user in the saved session, as a feature does after an edit. The new user has another name.
    func rename() {
        update {
            $0?.user = User(id: "1", name: "Leanne Bauch", email: User.leanne.email, lastLoginDate: .time(.distantPast))
        }
    }
}

extension ScriptedResponse {
    static let leanne = ScriptedResponse.json(
        """
        {"user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
        "last_login_date": "1970-01-01T00:00:00Z",
        "access_token": "access", "refresh_token": "refresh", "expires_in": 900}
        """
    )
}

extension AuthStore {
    /// Returns a store for which the current time is always 1970-01-01T00:00:00Z. A logout measures its time limit with
    /// the test clock of `client`.
    static func over(_ client: ScriptedAPIClient, sessions: any SessionStore) -> AuthStore {
        let now = { @Sendable in Date(timeIntervalSince1970: 0) }
        return AuthenticationFeature(client: client, sessions: sessions, now: now, clock: client.clock).makeAuthStore()
    }
}

import Authentication
import Core
import Foundation
import TestSupport

extension User {
    static let leanne = User(
        id: "1",
        name: "Leanne Graham",
        email: "Sincere@april.biz",
        lastLoginDate: Date(timeIntervalSince1970: 0)
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
}

extension ScriptedAnswer {
    static let leanne = ScriptedAnswer.json(
        """
        {"user_id": "1", "user_name": "Leanne Graham", "email": "Sincere@april.biz",
        "last_login_date": "1970-01-01T00:00:00Z",
        "access_token": "access", "refresh_token": "refresh", "expires_in": 900}
        """
    )
}

/// A session store that fails wherever it is told to.
struct BrokenSessionStore: SessionStore {
    var reading: StorageError?
    var checking: StorageError?
    var saving: StorageError?
    var clearing: StorageError?

    func session() throws(StorageError) -> Session? {
        if let reading { throw reading }
        return nil
    }

    func checkWritable() throws(StorageError) {
        if let checking { throw checking }
    }

    func update(_ change: @Sendable (inout Session?) -> Void) throws(StorageError) {
        var session: Session? = .leanne
        change(&session)
        if let error = session == nil ? clearing : saving { throw error }
    }
}

extension AuthStore {
    /// A store whose time stands at the beginning of 1970.
    static func over(_ client: any APIClient, sessions: any SessionStore) -> AuthStore {
        AuthenticationFeature(client: client, sessions: sessions, now: { Date(timeIntervalSince1970: 0) }).authStore()
    }
}

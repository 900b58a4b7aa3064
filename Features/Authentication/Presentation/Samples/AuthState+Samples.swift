#if DEBUG
import Core

extension AuthState {
    /// States of signing in and out for previews and tests. Each kind of state is included.
    public static var samples: KeyValuePairs<String, AuthState> {
        let user = AuthenticatedUser(id: 1, name: "Leanne Graham", email: "Sincere@april.biz")
        let notForgotten = StorageError.unwritable(path: "session.json", reason: "Read-only file system")
        return [
            "Not known yet": .unknown,
            "Signed out": .signedOut(nil),
            "Logged out": .signedOut(.revoked),
            "Logged out, with nothing to end on the server": .signedOut(.nothingToRevoke),
            "Logged out without the server": .signedOut(.noResponse),
            "Session refused": .ended(.refused),
            "Signed out elsewhere": .ended(.signedOutElsewhere),
            "Signing in": .loading(user: nil),
            "Signing out": .loading(user: user),
            "Signed in": .signedIn(user: user),
            "Wrong password": .error(.invalidCredentials, user: nil),
            "Nothing typed": .error(.missingEmail, user: nil),
            "No password": .error(.missingPassword, user: nil),
            "No email address": .error(.invalidEmail, user: nil),
            "Too many attempts": .error(.tooManyAttempts(retryAfter: .seconds(30)), user: nil),
            "No accounts": .error(.noAccounts, user: nil),
            "No network": .error(.request(.sampleOffline), user: nil),
            "Session not deleted": .error(.notForgotten(notForgotten, nil), user: user),
        ]
    }
}
#endif

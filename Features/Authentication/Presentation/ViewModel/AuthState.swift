/// The states of the login page.
public indirect enum AuthState: Equatable, Sendable {
    /// Nobody is signed in. After a logout, the report says what happened on the server.
    case signedOut(LogoutReport?)
    /// The store is restoring a session, or the user is signing in or out.
    case loading
    /// A user is signed in.
    case signedIn(user: AuthenticatedUser)
    /// The last action failed. After a failed logout, the user may still be signed in.
    case error(AuthError)
}

extension AuthState {
    /// The error that the page shows. `nil` means that there is no error.
    public var error: AuthError? {
        if case .error(let error) = self { error } else { nil }
    }
}

extension AuthState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `signedIn(Leanne Graham)`.
    public var description: String {
        switch self {
        case .signedOut: "signedOut"
        case .loading: "loading"
        case .signedIn(let user): "signedIn(\(user.name))"
        case .error(let error): "error(\(error.code))"
        }
    }
}

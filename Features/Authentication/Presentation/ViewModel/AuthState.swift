/// The states of the login page.
public indirect enum AuthState: Equatable, Sendable {
    /// Nobody is signed in. After a logout, the report says what happened on the server.
    case signedOut(LogoutReport?)
    /// The store restores a session, signs in or signs out.
    case loading
    /// A user is signed in.
    case signedIn(user: AuthenticatedUser)
    /// The last action failed. Nobody is signed in, unless it was a logout.
    case error(AuthError)
}

extension AuthState {
    /// The error to show, if there is one.
    public var error: AuthError? {
        if case .error(let error) = self { error } else { nil }
    }
}

extension AuthState: CustomStringConvertible {
    /// The state in short, for example `signedIn(Leanne Graham)`.
    public var description: String {
        switch self {
        case .signedOut: "signedOut"
        case .loading: "loading"
        case .signedIn(let user): "signedIn(\(user.name))"
        case .error(let error): "error(\(error.code))"
        }
    }
}

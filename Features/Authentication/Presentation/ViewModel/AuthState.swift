/// Everything that the login page can be.
public indirect enum AuthState: Equatable, Sendable {
    /// Nobody is signed in; after a logout, with what came of it.
    case signedOut(LogoutReport?)
    /// A session is being restored, opened or ended.
    case loading
    /// Somebody is signed in.
    case signedIn(user: AuthenticatedUser)
    /// It did not work. Nobody is signed in, unless it was a logout.
    case error(AuthError)
}

extension AuthState {
    /// What went wrong, if anything did.
    public var error: AuthError? {
        if case .error(let error) = self { error } else { nil }
    }
}

extension AuthState: CustomStringConvertible {
    /// The state in a word, as `signedIn(Leanne Graham)`.
    public var description: String {
        switch self {
        case .signedOut: "signedOut"
        case .loading: "loading"
        case .signedIn(let user): "signedIn(\(user.name))"
        case .error(let error): "error(\(error.code))"
        }
    }
}

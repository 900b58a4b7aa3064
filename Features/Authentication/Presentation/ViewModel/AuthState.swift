public import Core

/// The states of signing in and out.
public indirect enum AuthState: Equatable, Sendable {
    /// It is not known yet whether a session is saved. An app shows neither the login screen nor the home screen.
    case unknown
    /// Nobody is signed in. After a logout, the report says what happened on the server.
    case signedOut(LogoutReport?)
    /// The session has ended without a logout in this app.
    case ended(SessionEnd)
    /// The store is restoring a session, or the user is signing in or out. `user` stays until the work has ended.
    case loading(user: AuthenticatedUser?)
    /// A user is signed in.
    case signedIn(user: AuthenticatedUser)
    /// The last action failed. After a failed logout, the user is still signed in.
    case error(AuthError, user: AuthenticatedUser?)
}

extension AuthState {
    /// The signed-in user, even while work is running. `nil` means that nobody is signed in, or the state is `unknown`.
    public var user: AuthenticatedUser? {
        switch self {
        case .unknown, .signedOut, .ended: nil
        case .loading(let user), .error(_, let user): user
        case .signedIn(let user): user
        }
    }

    /// Whether the store is restoring a session, or the user is signing in or out. It is also true for `unknown`.
    public var isLoading: Bool {
        if case .loading = self { true } else { self == .unknown }
    }

    /// The error that the screen shows. `nil` means that there is no error.
    public var error: AuthError? {
        if case .error(let error, _) = self { error } else { nil }
    }
}

extension AuthState {
    /// The state after the user has acknowledged the error.
    var withoutError: AuthState {
        guard error != nil else { return self }
        return user.map { .signedIn(user: $0) } ?? .signedOut(nil)
    }

    /// The state after a change of the saved session. The session can have changed again since then. So `saved` says
    /// who is signed in, and the change only says why a session has ended.
    func after(_ change: SessionChange, saved: User?) -> AuthState {
        if let user = saved.map({ AuthenticatedUser($0) }) { return user == self.user ? self : .signedIn(user: user) }
        guard case .ended(let end) = change, user != nil || self == .ended(.signedOutElsewhere) else { return self }
        return end == .signedOut ? .signedOut(nil) : .ended(end)
    }
}

extension AuthState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `signedIn(Leanne Graham)`.
    public var description: String {
        switch self {
        case .unknown: "unknown"
        case .signedOut: "signedOut"
        case .ended: "ended"
        case .loading: "loading"
        case .signedIn(let user): "signedIn(\(user.name))"
        case .error(let error, _): "error(\(error.code))"
        }
    }
}

/// The user who is signed in. The type contains only the data that the app uses.
public struct AuthenticatedUser: Identifiable, Hashable, Sendable {
    /// The id of the account.
    public let id: User.ID
    /// The name of the user, for example `Leanne Graham`.
    public let name: String
    /// The email address of the account. `nil` means that it is not known.
    public let email: String?

    /// Creates a user, for example in a preview or a test.
    public init(id: User.ID, name: String, email: String? = nil) {
        self.id = id
        self.name = name
        self.email = email
    }
}

extension AuthenticatedUser {
    init(_ user: User) {
        self.init(id: user.id, name: user.name, email: user.email)
    }
}

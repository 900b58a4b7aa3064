public import Authentication

/// What the app shows.
public enum RootState: Equatable, Sendable {
    /// It is not known yet who is signed in. The app shows neither the login screen nor the home screen.
    case restoring
    /// The login screen. `AuthState` says why nobody is signed in.
    case login
    /// The home screen of a user. One tab is selected. `paths` contains the open screens above the first screen of a
    /// tab. A tab without such screens is not in `paths`.
    case home(AuthenticatedUser, tab: String, paths: [String: [AnyRoute]])
}

extension RootState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `home(todo/21)`.
    public var description: String {
        switch self {
        case .restoring: "restoring"
        case .login: "login"
        case .home(_, let tab, let paths): "home(\(paths[tab]?.last?.description ?? tab))"
        }
    }
}

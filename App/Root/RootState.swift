public import Authentication

/// What the app shows.
public enum RootState: Equatable, Sendable {
    /// It is not known yet who is signed in. After the login, the link opens.
    case restoring(link: AnyRoute?)
    /// The login page. `AuthState` says why nobody is signed in. After the login, the link opens.
    case login(link: AnyRoute?)
    /// The home page with its tabs.
    /// The home page of a user, with one tab selected. `paths` has the pages that are open above the first page of each
    /// tab.
    case home(AuthenticatedUser, tab: String, paths: [String: [AnyRoute]])
}

extension RootState {
    /// The name of the selected tab. `nil` if the home page is not visible.
    public var tab: String? {
        if case .home(_, let tab, _) = self { tab } else { nil }
    }

    /// The link that opens after the login.
    var link: AnyRoute? {
        switch self {
        case .restoring(let link), .login(let link): link
        case .home: nil
        }
    }
}

extension RootState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `home(feed/21)`.
    public var description: String {
        switch self {
        case .restoring: "restoring"
        case .login: "login"
        case .home(_, let tab, let paths): "home(\(paths[tab]?.last?.description ?? tab))"
        }
    }
}

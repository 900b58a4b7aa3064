public import Authentication
public import Core

/// What the app shows.
public enum RootState: Equatable, Sendable {
    /// It is not known yet who is signed in. The app shows neither the login screen nor the home screen.
    case restoring
    /// The login screen. `AuthState` contains what it shows.
    case login
    /// The home screen. Without a user, nobody is signed in. One tab is selected. `paths` contains the open screens
    /// above the first screen of a tab. A tab without such screens is not in `paths`.
    case home(AuthenticatedUser?, tab: String, paths: [String: [DeepLink]])
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

/// An open screen. Two screens are equal if they have the same store, because one link can be open twice.
public struct OpenScreen: Identifiable, Hashable {
    /// The link to the screen.
    public let link: DeepLink
    /// The store of the screen, for example a `TodoStore`.
    public let store: any ScreenStore
    /// Opens screens above this screen. The store does not retain it.
    let navigator: any Navigator

    /// The identity of the store.
    public var id: ObjectIdentifier { ObjectIdentifier(store) }

    /// Compares the stores.
    public static func == (left: OpenScreen, right: OpenScreen) -> Bool {
        left.id == right.id
    }

    /// Hashes the identity of the store.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

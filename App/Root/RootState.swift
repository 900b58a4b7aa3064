public import Authentication
public import Core

/// What the app shows.
public enum RootState: Equatable, Sendable {
    /// It is not known yet who is signed in. The app shows neither the login screen nor the home screen.
    case restoring
    /// The login screen. `AuthState` contains what it shows.
    case login
    /// The home screen with the open screens. Without a user, nobody is signed in, and a screen that needs a user has a
    /// button that leads to the login. With `asking`, the app asks whether the user wants to discard what is not saved.
    case home(AuthenticatedUser?, Place, asking: Leaving? = nil)
}

extension RootState: CustomStringConvertible {
    /// A short description of the state for logs and tests, for example `home(todo/21)`.
    public var description: String {
        switch self {
        case .restoring: return "restoring"
        case .login: return "login"
        case .home(_, let place, let asking):
            let links = place.modals.last ?? place.paths[place.tab] ?? []
            return "\(asking == nil ? "home" : "asking")(\(links.last?.description ?? place.tab))"
        }
    }
}

/// An open screen. Two screens are equal if they have the same store, because one link can be open twice.
public struct OpenScreen: Identifiable, Hashable {
    /// The link to the screen.
    public let link: DeepLink
    /// The store of the screen, for example a `TodoStore`.
    public let store: any ScreenStore
    /// How the screen is shown above the screens below.
    public let presentation: Presentation
    /// Opens screens above this screen. The store does not retain it.
    let navigator: any Navigator

    /// Closes this screen and those above it, as `Navigator.close()`.
    @MainActor
    public func close() { navigator.close() }

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

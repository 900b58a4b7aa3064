public import Core

/// A feature of an app: `AppFeature(NotesRoute.self) { NotesFeature(client: $0.client) }`. A command adds this element
/// to the list of the features. If the feature saves a list, it also gets `saved: $0.saved`, and if its changes wait,
/// `changes: $0.changes`. The list gives a feature its links to others, which their routes make.
public struct AppFeature: Sendable {
    /// How the user comes to the first screen of a feature.
    public enum Placement: Equatable, Sendable {
        /// It is a tab.
        case tab
        /// It is a tab in the section with this title, below the tabs without a section. Only a sidebar shows sections.
        case section(Message)
        /// Only links open it, from the web or from other features.
        case link
        /// As `link`, and the app opens it at its first start, or with `afterLogin` after the first login of each user.
        /// It comes again until the user has closed it.
        case once(afterLogin: Bool)
    }

    /// The type of the routes of the feature.
    public let route: any Route.Type
    /// How the user comes to its first screen.
    public var placement: Placement
    fileprivate let make: @MainActor @Sendable (Dependencies) -> Any
    let screens: @MainActor @Sendable (Dependencies) -> ScreenFactory

    /// Names the routes of a feature that is a tab, and says how to create the feature. The root creates it once for
    /// each user.
    public init<R: Route>(
        _ route: R.Type,
        _ make: @escaping @MainActor @Sendable (Dependencies) -> R.Feature
    ) {
        self.init(route, .tab, make)
    }

    /// Names the routes of a feature, and says where it is, and how to create it.
    public init<R: Route>(
        _ route: R.Type,
        _ placement: Placement,
        _ make: @escaping @MainActor @Sendable (Dependencies) -> R.Feature
    ) {
        self.route = route
        self.placement = placement
        self.make = make
        screens = { ScreenFactory(route, of: make($0)) }
    }
}

extension [AppFeature] {
    /// Creates the feature of a route, for example for a command. Returns `nil` if no element has this route.
    @MainActor
    public func feature<R: Route>(of route: R.Type, with dependencies: Dependencies) -> R.Feature? {
        first { $0.route == route }?.make(dependencies) as? R.Feature
    }
}

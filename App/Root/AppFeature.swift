public import Core

/// A feature that the app shows in a tab.
public struct AppFeature: Sendable {
    /// The type of the routes of the feature.
    public let route: any Route.Type
    fileprivate let make: @MainActor @Sendable (Dependencies) -> Any
    let screens: @MainActor @Sendable (Dependencies) -> ScreenFactory

    /// Names the routes of a feature, and says how to create the feature. The root creates it once for each user.
    public init<R: Route>(_ route: R.Type, _ make: @escaping @MainActor @Sendable (Dependencies) -> R.Feature) {
        (self.route, self.make) = (route, make)
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

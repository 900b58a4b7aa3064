public import Core

/// A feature that the app shows in a tab.
public struct AppFeature: Sendable {
    /// The type of the routes of the feature.
    public let route: any Route.Type
    fileprivate let make: @MainActor @Sendable (Dependencies) -> Any
    let stores: @MainActor @Sendable (Dependencies) -> Stores

    /// Creates the stores of one feature.
    struct Stores {
        /// The store of a link. Throws if the route cannot read the link.
        let store: @MainActor (DeepLink, any Navigator) throws(LinkError) -> any ScreenStore
    }

    /// Names the routes of a feature, and says how to create the feature. The root creates it once for each user.
    public init<R: Route>(_ route: R.Type, _ make: @escaping @MainActor @Sendable (Dependencies) -> R.Feature) {
        self.route = route
        self.make = make
        stores = { dependencies in
            let feature = make(dependencies)
            return Stores { (link, navigator) throws(LinkError) in
                try R(link).makeStore(of: feature, navigator: navigator)
            }
        }
    }
}

extension [AppFeature] {
    /// Creates the feature of a route, for example for a command. Returns `nil` if no element has this route.
    @MainActor
    public func feature<R: Route>(of route: R.Type, with dependencies: Dependencies) -> R.Feature? {
        first { $0.route == route }?.make(dependencies) as? R.Feature
    }
}

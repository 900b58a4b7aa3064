/// Makes the stores of the screens of one feature.
@MainActor
public struct ScreenFactory {
    let route: any Route.Type
    fileprivate let make: @MainActor (DeepLink, any Navigator) throws(LinkError) -> any ScreenStore

    /// Names the routes of a feature.
    public init<R: Route>(_ route: R.Type, of feature: R.Feature) {
        self.route = route
        make = { (link, navigator) throws(LinkError) in try R(link).makeStore(of: feature, navigator: navigator) }
    }
}

extension [ScreenFactory] {
    /// The route of the link. `nil` if the link leads to no screen of these features.
    func route(of link: DeepLink) -> (any Route)? {
        first { $0.route.name == link.name }.flatMap { try? $0.route.init(link) }
    }

    /// The store that `known` or the route of the link creates. `nil` if the link leads to no screen of these features.
    @MainActor
    package func store(of link: DeepLink, _ navigator: any Navigator, _ known: MakeStore?) -> (any ScreenStore)? {
        let factory = first { $0.route.name == link.name }
        return try? known?(navigator) ?? factory?.make(link, navigator)
    }
}

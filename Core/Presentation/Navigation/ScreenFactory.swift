/// Makes the stores of the screens of one feature.
@MainActor
public struct ScreenFactory {
    let route: any Route.Type
    fileprivate let make: @MainActor (DeepLink, any Navigator) throws(LinkError) -> any ScreenStore

    /// Creates a factory for the screens of `feature`.
    public init<R: Route>(_ route: R.Type, of feature: R.Feature) {
        self.route = route
        make = { (link, navigator) throws(LinkError) in try R(link).makeStore(of: feature, navigator: navigator) }
    }
}

extension [ScreenFactory] {
    /// The store that `store` or the route of the link creates. `nil` if the link leads to no screen of these features.
    @MainActor
    package func makeStore(_ link: DeepLink, _ navigator: any Navigator, _ store: MakeStore?) -> (any ScreenStore)? {
        try? store?(navigator) ?? first { $0.route.name == link.name }?.make(link, navigator)
    }
}

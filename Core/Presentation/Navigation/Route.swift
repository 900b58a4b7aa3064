/// A screen of a feature that a link can open. Each feature has one type of route.
///
/// A route must contain only values that its link can express. So reading its link gives the same route.
public protocol Route: Hashable, Sendable {
    /// The entry point of the feature, which makes the stores.
    associatedtype Feature
    /// The name of the feature. Each link of the feature starts with it, for example `todo`.
    static var name: String { get }
    /// The title of the feature, for example of its tab.
    static var title: Message { get }
    /// The name of the SF Symbol of the tab.
    static var symbol: String { get }
    /// The screen that the feature shows first.
    static var first: Self { get }
    /// Reads a link whose name is `name`.
    init(_ link: DeepLink) throws(LinkError)
    /// The link to the screen.
    var link: DeepLink { get }
    /// The title of the screen, which UIKit shows until the screen has its own. By default, the title of the tab.
    var title: Message { get }
    /// How the screen is shown above another. By default, it is pushed.
    var presentation: Presentation { get }
    /// The screen below this one after a link has opened it. By default, this is the first screen of the feature. `nil`
    /// means that this is the first screen of a tab, or a modal above what is visible.
    var parent: Self? { get }
    /// Creates the store of the screen. Its closures open other screens with `navigator`, and do not retain it. Throws
    /// if the screen needs what the screen below it has loaded, for example the form that edits it. A link then opens
    /// only the screens below it.
    @MainActor
    func makeStore(of feature: Feature, navigator: any Navigator) throws(LinkError) -> any ScreenStore
}

extension Route {
    /// The title of the tab.
    public var title: Message { Self.title }

    /// The screen is pushed.
    public var presentation: Presentation { .push }

    /// The first screen, unless this is the first screen.
    public var parent: Self? { self == .first ? nil : .first }
}

extension DeepLink {
    /// Reads the text of a link that leads to a screen of one of these routes. `hosts` are those of the app's web
    /// addresses, in lowercase.
    public init(parsing text: String, for routes: [any Route.Type], hosts: Set<String> = []) throws(LinkError) {
        self = try DeepLink(parsing: text, hosts: hosts).route(in: routes).link
    }

    /// The route of the screen to which this link leads. The link of the route can differ from this one. For example,
    /// the text of a search is trimmed.
    package func route(in routes: [any Route.Type]) throws(LinkError) -> any Route {
        guard let route = routes.first(where: { $0.name == name }) else { throw .unknownName(name) }
        return try route.init(self)
    }
}

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

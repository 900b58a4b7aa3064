public import Core

/// A screen that a link can open. Each feature with a tab has one type of route.
///
/// A route must contain only values that its link can express. So reading its link gives the same route.
public protocol Route: Hashable, Sendable {
    /// The name of the tab. Each link of the feature starts with it, for example `todo`.
    static var name: String { get }
    /// The title of the tab.
    static var title: Message { get }
    /// The name of the SF Symbol of the tab.
    static var symbol: String { get }
    /// The screen that the tab shows first.
    static var first: Self { get }
    /// Reads a link whose name is `name`.
    init(_ link: Link) throws(LinkError)
    /// The link to the screen.
    var link: Link { get }
    /// Creates the store of the screen. The closures of the store open other screens of `root`.
    @MainActor
    func store(in root: RootStore) -> any LoadActions
}

/// A route of any feature. Two routes are equal if their links are equal.
public struct AnyRoute: Sendable {
    /// The route of a feature, for example a `TodoRoute`.
    public let base: any Route

    /// Creates a route from the route of a feature.
    public init(_ base: any Route) {
        self.base = base
    }

    /// Reads a link, for example `todo/21`, that leads to a screen of one of these tabs.
    public init(link text: String, tabs: [any Route.Type] = Features.tabs) throws(LinkError) {
        let link = try Link(parsing: text)
        guard let tab = tabs.first(where: { $0.name == link.name }) else { throw .unknownName(link.name) }
        base = try tab.init(link)
    }
}

extension AnyRoute: Hashable, CustomStringConvertible {
    /// The link to the screen, for example `todo/21`.
    public var description: String { "\(base.link)" }

    /// Compares the links.
    public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
        left.base.link == right.base.link
    }

    /// Hashes the link.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(base.link)
    }
}

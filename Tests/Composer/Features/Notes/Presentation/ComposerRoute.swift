public import Core

/// The composer: `compose`.
public struct ComposerRoute: Route {
    /// The name in links.
    public static let name = "compose"
    /// The title of the sheet.
    public static let title = Message(en: "New Note", ja: "新しいメモ")
    /// The name of an SF Symbol.
    public static let symbol = "square.and.pencil"
    /// The only screen.
    public static let first = ComposerRoute()

    /// Creates the route.
    public init() {}

    /// Reads the link `compose`.
    public init(_ link: DeepLink) throws(LinkError) { try link.check() }

    /// The link to the sheet.
    public var link: DeepLink { DeepLink(Self.name) }

    /// The composer is a sheet.
    public var presentation: Presentation { .sheet }

    /// Creates the store of the form. After it, the list loads again, and the new note is visible.
    @MainActor
    public func makeStore(of feature: ComposerFeature, navigator: any Navigator) -> any ScreenStore {
        feature.makeForm { [weak navigator] note in
            navigator?.reload(NotesRoute.first.link)
            if let route = NotesRoute(id: note.id) { navigator?.open(route.link) }
        }
        .titled(Self.title, action: Message(en: "Post", ja: "投稿"), in: navigator)
    }
}

public import Core
public import Root

/// A feature without a tab, for tests of modals: `draft` is a sheet, `draft/tags` is pushed in it, and `draft/preview`
/// is a cover above it.
public enum TestDraftRoute: String, Route, CaseIterable {
    /// The name in links.
    public static let name = "draft"
    /// The title of the feature.
    public static let title = Message(en: "Draft", ja: "下書き")
    /// The name of the SF Symbol.
    public static let symbol = "square.and.pencil"
    /// The text.
    public static let first = TestDraftRoute.text

    /// The screens.
    case text = "", tags, preview

    /// Reads a link whose name is `draft`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        guard let route = Self(rawValue: link.path.first ?? "") else { throw .badPart(link.path[0]) }
        self = route
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name, path: self == .text ? [] : [rawValue]) }

    /// The title of the screen.
    public var title: Message { self == .text ? Self.title : Message(en: "\(rawValue)", ja: "\(rawValue)") }

    /// The tags are pushed.
    public var presentation: Presentation {
        switch self {
        case .text: .sheet
        case .tags: .push
        case .preview: .cover
        }
    }

    /// The preview is above the text.
    public var parent: Self? { self == .text ? nil : .text }

    /// Creates a store with an empty text.
    public func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(self, navigator)
    }
}

/// A feature without a tab, whose screens are pushed: `about` and `about/license`.
public enum TestAboutRoute: String, Route {
    /// The name in links.
    public static let name = "about"
    /// The title of the feature.
    public static let title = Message(en: "About", ja: "このアプリについて")
    /// The name of the SF Symbol.
    public static let symbol = "info.circle"
    /// The first screen.
    public static let first = TestAboutRoute.about

    /// The screens.
    case about = "", license

    /// Reads a link whose name is `about`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        guard let route = Self(rawValue: link.path.first ?? "") else { throw .badPart(link.path[0]) }
        self = route
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name, path: self == .about ? [] : [rawValue]) }

    /// Creates a store with an empty text.
    public func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(.text, navigator)
    }
}

/// A feature that is shown once: `welcome`.
public enum TestWelcomeRoute: Route {
    /// The name in links.
    public static let name = "welcome"
    /// The title of the feature.
    public static let title = Message(en: "Welcome", ja: "ようこそ")
    /// The name of the SF Symbol.
    public static let symbol = "hand.wave"
    /// The first screen.
    public static let first = TestWelcomeRoute.welcome

    /// The only screen.
    case welcome

    /// Reads a link whose name is `welcome`.
    public init(_ link: DeepLink) throws(LinkError) {
        try link.check()
        self = .welcome
    }

    /// The link to the screen.
    public var link: DeepLink { DeepLink(Self.name) }

    /// It covers the app.
    public var presentation: Presentation { .cover }

    /// Creates a store with an empty text.
    public func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(.text, navigator)
    }
}

/// The store of a text that is not saved until `save()`.
@MainActor
public final class TestDraftStore: ScreenStore {
    /// The text.
    @Observed public private(set) var state = ""
    /// Delivers every new text.
    public var transitions: Transitions<String> { $state }
    /// Whether there is a text.
    public var isUnsaved: Bool { !state.isEmpty }
    /// How often `cancel()` was called.
    public private(set) var cancellations = 0
    /// Opens and closes screens.
    public weak var navigator: (any Navigator)?
    /// The screen.
    public let route: TestDraftRoute

    /// Creates a store with an empty text.
    public init(_ route: TestDraftRoute, _ navigator: any Navigator) {
        self.route = route
        self.navigator = navigator
    }

    /// Replaces the text.
    public func change(_ text: String) { state = text }
    /// Saves the text, and closes the screen.
    public func save() {
        state = ""
        navigator?.close()
    }
}

extension TestDraftStore: LoadActions {
    /// Does nothing.
    public func load() async {}
    /// Does nothing.
    public func loadIfNeeded() async {}
    /// Does nothing.
    public func retry() async {}
    /// Does nothing.
    public func acknowledgeError() {}
    /// Counts the call.
    public func cancel() { cancellations += 1 }
}

extension [AppFeature] {
    /// The tabs `notes` and `user`, and the features `draft` and `about` without a tab.
    public static let withModals =
        notesAndUser + [
            AppFeature(TestDraftRoute.self, .link) { TestFeature(client: $0.client, user: $0.user) },
            AppFeature(TestAboutRoute.self, .link) { TestFeature(client: $0.client, user: $0.user) },
        ]

    /// With `welcome`, which is shown once.
    public static func withWelcome(afterLogin: Bool) -> [AppFeature] {
        withModals + [
            AppFeature(TestWelcomeRoute.self, .once(afterLogin: afterLogin)) {
                TestFeature(client: $0.client, user: $0.user)
            }
        ]
    }
}

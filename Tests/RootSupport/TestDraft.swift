package import Core
package import Root

/// A feature without a tab, for tests of modals: `draft` is a sheet, `draft/tags` is pushed in it, and `draft/preview`
/// is a cover above it.
package enum TestDraftRoute: String, Route, CaseIterable {
    package static let name = "draft"
    package static let title = Message(en: "Draft", ja: "下書き")
    package static let symbol = "square.and.pencil"
    package static let first = TestDraftRoute.text

    case text = "", tags, preview

    package init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        guard let route = Self(rawValue: link.path.first ?? "") else { throw .badPart(link.path[0]) }
        self = route
    }

    package var link: DeepLink { DeepLink(Self.name, path: self == .text ? [] : [rawValue]) }

    package var title: Message { self == .text ? Self.title : Message(en: "\(rawValue)", ja: "\(rawValue)") }

    package var presentation: Presentation {
        switch self {
        case .text: .sheet
        case .tags: .push
        case .preview: .cover
        }
    }

    package func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(self, navigator)
    }
}

/// A feature without a tab, whose screens are pushed: `about` and `about/license`.
package enum TestAboutRoute: String, Route {
    package static let name = "about"
    package static let title = Message(en: "About", ja: "このアプリについて")
    package static let symbol = "info.circle"
    package static let first = TestAboutRoute.about

    case about = "", license

    package init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        guard let route = Self(rawValue: link.path.first ?? "") else { throw .badPart(link.path[0]) }
        self = route
    }

    package var link: DeepLink { DeepLink(Self.name, path: self == .about ? [] : [rawValue]) }

    package func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(.text, navigator)
    }
}

/// A feature that is shown once: `welcome`.
package enum TestWelcomeRoute: Route {
    package static let name = "welcome"
    package static let title = Message(en: "Welcome", ja: "ようこそ")
    package static let symbol = "hand.wave"
    package static let first = TestWelcomeRoute.welcome

    case welcome

    package init(_ link: DeepLink) throws(LinkError) {
        try link.check()
        self = .welcome
    }

    package var link: DeepLink { DeepLink(Self.name) }

    package var presentation: Presentation { .cover }

    package func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        TestDraftStore(.text, navigator)
    }
}

/// The store of a text that is not saved until `save()`.
@MainActor
package final class TestDraftStore: ScreenStore {
    @Observed package private(set) var state = ""
    package var transitions: Transitions<String> { $state }
    package var isUnsaved: Bool { !state.isEmpty }
    package private(set) var cancellations = 0
    package var onCancel: @MainActor () -> Void = {}
    package weak var navigator: (any Navigator)?
    package let route: TestDraftRoute

    package init(_ route: TestDraftRoute, _ navigator: any Navigator) {
        self.route = route
        self.navigator = navigator
    }

    package func change(_ text: String) { state = text }
    package func save() {
        state = ""
        navigator?.close()
    }
}

extension TestDraftStore: LoadActions {
    package func load() async {}
    package func loadIfNeeded() async {}
    package func retry() async {}
    package func acknowledgeError() {}
    package func cancel() {
        cancellations += 1
        onCancel()
    }
}

extension [AppFeature] {
    package static let withModals =
        notesAndUser + [
            AppFeature(TestDraftRoute.self, .link) { TestFeature(client: $0.client, user: $0.user) },
            AppFeature(TestAboutRoute.self, .link) { TestFeature(client: $0.client, user: $0.user) },
        ]

    package static func withWelcome(afterLogin: Bool) -> [AppFeature] {
        withModals + [
            AppFeature(TestWelcomeRoute.self, .once(afterLogin: afterLogin)) {
                TestFeature(client: $0.client, user: $0.user)
            }
        ]
    }
}

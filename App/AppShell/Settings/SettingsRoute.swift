import Core
public import Root

extension AppFeature {
    /// The settings: sign out, and what is saved on this device. The account menu of a user opens them. They have no
    /// command.
    public static var settings: AppFeature { AppFeature(SettingsRoute.self, .link) { $0 } }
}

/// The screen of the settings: `settings`.
enum SettingsRoute: Route {
    static let name = "settings"
    static let title = ButtonMessages.settings
    static let symbol = "gearshape"
    static let first = SettingsRoute.settings

    case settings

    init(_ link: DeepLink) throws(LinkError) {
        try link.check()
        self = .settings
    }

    var link: DeepLink { DeepLink(Self.name) }
    var presentation: Presentation { .sheet }

    @MainActor
    func makeStore(of dependencies: Dependencies, navigator: any Navigator) -> any ScreenStore {
        SettingsStore(dependencies)
    }
}

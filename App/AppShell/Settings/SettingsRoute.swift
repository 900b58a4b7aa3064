import Core
public import Root

extension AppFeature {
    /// The settings: sign out, and what is saved on this device. The account menu opens them. They have no command.
    public static var settings: AppFeature {
        AppFeature(SettingsRoute.self, .link) {
            SettingsFeature(isSignedIn: $0.user != nil, changes: $0.changes, removeSavedData: $0.saved?.removeAll)
        }
    }
}

/// What the settings are made from.
struct SettingsFeature {
    let isSignedIn: Bool
    let changes: Changes
    /// `nil` if the app saves no data that the server can send again.
    let removeSavedData: (@Sendable () -> Bool)?
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
    func makeStore(of feature: SettingsFeature, navigator: any Navigator) -> any ScreenStore {
        SettingsStore(feature)
    }
}

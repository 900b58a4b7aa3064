import Core
public import Root

#if canImport(SwiftUI)
public import SwiftUI
#endif

extension AppFeature {
    /// The settings: sign out, and what is saved on this device. The account menu of a user opens them. They have no
    /// command.
    public static var settings: AppFeature {
        AppFeature(SettingsRoute.self, .link) { SettingsFeature(dependencies: $0) }
    }

    #if canImport(SwiftUI)
    // `licenses` has no default, so that a closure after the call is always `sections` of the next method.
    /// The settings with more rows. `onLanguage` opens the settings of the system, where the user chooses the language
    /// of this app. Without it, there is no row for it. `licenses` are those of the packages in the app. Without them,
    /// there is no row that opens their list.
    public static func settings(
        onLanguage: (@MainActor @Sendable () -> Void)? = nil,
        licenses: [License]
    ) -> AppFeature {
        settings(onLanguage: onLanguage, licenses: licenses) { EmptyView() }
    }

    /// The settings with more rows, and with sections of the app, which are above the others.
    public static func settings<Sections: View>(
        onLanguage: (@MainActor @Sendable () -> Void)? = nil,
        licenses: [License] = [],
        @ViewBuilder sections: @escaping @MainActor @Sendable () -> Sections
    ) -> AppFeature {
        AppFeature(SettingsRoute.self, .link) {
            let licenses = licenses.filter { !$0.text.isEmpty }
            return SettingsFeature(dependencies: $0, licenses: licenses, onLanguage: onLanguage) { AnyView(sections()) }
        }
    }
    #endif
}

/// What the settings are made from.
struct SettingsFeature {
    let dependencies: Dependencies
    var licenses: [License] = []
    var onLanguage: (@MainActor @Sendable () -> Void)?
    #if canImport(SwiftUI)
    var sections: @MainActor @Sendable () -> AnyView = { AnyView(EmptyView()) }
    #endif
}

/// The screens of the settings: `settings` and `settings/licenses`.
enum SettingsRoute: Route {
    static let name = "settings"
    static let title = ButtonMessages.settings
    static let symbol = "gearshape"
    static let first = SettingsRoute.settings

    case settings, licenses

    init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 1)
        if let part = link.path.first, part != "licenses" { throw .badPart(part) }
        self = link.path.isEmpty ? .settings : .licenses
    }

    var link: DeepLink { DeepLink(Self.name, path: self == .licenses ? ["licenses"] : []) }
    var presentation: Presentation { self == .settings ? .sheet : .push }

    @MainActor
    func makeStore(of feature: SettingsFeature, navigator: any Navigator) -> any ScreenStore {
        SettingsStore(feature, at: self, navigator: navigator)
    }
}

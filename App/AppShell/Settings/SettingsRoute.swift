import Core
public import Root

#if canImport(SwiftUI)
public import SwiftUI
#endif

extension AppFeature {
    /// The settings: sign out, and what is saved on this device. The account menu of a user opens them. They have no
    /// command.
    public static var settings: AppFeature { AppFeature(SettingsRoute.self, .link) { SettingsFeature($0) } }

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
        AppFeature(SettingsRoute.self, .link) { dependencies in
            var feature = SettingsFeature(dependencies)
            (feature.licenses, feature.onLanguage) = (licenses.filter { !$0.text.isEmpty }, onLanguage)
            feature.sections = { AnyView(sections()) }
            return feature
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

    init(_ dependencies: Dependencies) { self.dependencies = dependencies }
}

/// The screens of the settings: `settings`, `settings/licenses`, and a license such as `settings/licenses/GRDB.swift`.
enum SettingsRoute: Route {
    static let name = "settings"
    static let title = ButtonMessages.settings
    static let symbol = "gearshape"
    static let first = SettingsRoute.settings

    case settings, licenses
    case license(String)

    init(_ link: DeepLink) throws(LinkError) {
        try link.check(pathCount: 2)
        if let part = link.path.first, part != "licenses" { throw .badPart(part) }
        self = link.path.isEmpty ? .settings : link.path.count == 1 ? .licenses : .license(link.path[1])
    }

    var link: DeepLink {
        switch self {
        case .settings: DeepLink(Self.name)
        case .licenses: DeepLink(Self.name, path: ["licenses"])
        case .license(let package): DeepLink(Self.name, path: ["licenses", package])
        }
    }

    var title: Message {
        switch self {
        case .settings: Self.title
        case .licenses: SettingsMessages.licenses
        case .license(let package): Message(en: "\(package)", ja: "\(package)")
        }
    }

    var presentation: Presentation { self == .settings ? .sheet : .push }

    var parent: SettingsRoute? {
        switch self {
        case .settings: nil
        case .licenses: .settings
        case .license: .licenses
        }
    }

    @MainActor
    func makeStore(of feature: SettingsFeature, navigator: any Navigator) throws(LinkError) -> any ScreenStore {
        if self == .settings { return SettingsStore(feature, navigator: navigator) }
        if case .license(let package) = self, !feature.licenses.contains(where: { $0.package == package }) {
            throw .badPart(package)
        }
        return LicensesStore(feature.licenses, at: self, navigator: navigator)
    }
}

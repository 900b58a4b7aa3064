import Core
import SwiftUI
import UIKit

/// A link such as `myapp://settings` opens the old controller. Give `ScreenFactory(SettingsRoute.self, of: ())` to the
/// navigator. The title and the bar buttons of the old controller are not shown: write them in `SettingsStore.screen`.
enum SettingsRoute: Route {
    case settings

    static let name = "settings"
    static let title = Message(en: "Settings", ja: "設定")
    static let symbol = "gearshape"
    static let first = SettingsRoute.settings

    init(_ link: DeepLink) throws(LinkError) {
        try link.check()
        self = .settings
    }

    var link: DeepLink { DeepLink(Self.name) }

    func makeStore(of feature: Void, navigator: any Navigator) -> any ScreenStore { SettingsStore() }
}

/// The old controller loads what it needs itself.
final class SettingsStore: LoadStore<Bool, APIError>, ScreenStore {
    init() {
        super.init { _, _ in true }
    }

    var screen: some View { SettingsView() }
}

private struct SettingsView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SettingsViewController { SettingsViewController() }

    func updateUIViewController(_ controller: SettingsViewController, context: Context) {}
}

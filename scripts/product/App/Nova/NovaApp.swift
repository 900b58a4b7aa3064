import AppShell
import Core
import NovaFeatures
import Root
import SwiftUI

#if DEBUG
import FakeAPI
import NovaSamples
#endif

/// The app for iOS and macOS. The scheme of its links and the address of its server are in Info.plist.
@main
struct NovaApp: App {
    @State private var root = NovaApp.setup.makeRoot()

    var body: some Scene {
        AppScene("Nova", root: root) { NovaApp.content(of: root) }
    }

    /// What the app shows. Its tests and previews show it, too. `ContentView` can have another login screen.
    static func content(of root: RootStore) -> some View { ContentView(root: root) }

    /// What the app is made of. `AppSetup` has more that an app can replace, such as the client and the session store.
    static var setup: AppSetup {
        let settings = AppFeature.settings(onLanguage: AppSetup.openSystemSettings, licenses: .all)
        var setup = AppSetup("Nova", features: .all + [settings])
        #if DEBUG
        setup.fake = { FakeAPIClient(.sample(file: $0), events: $1) }
        #endif
        return setup
    }
}

#if DEBUG
struct NovaAppPreviews: PreviewProvider {
    static var previews: some View { NovaApp.content(of: NovaApp.setup.makeRoot()) }
}
#endif

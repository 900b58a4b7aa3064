import AppShell
import Core
import Foundation
import NovaFeatures
import SwiftUI

#if DEBUG
import FakeAPI
import NovaSamples
#endif

#if canImport(UIKit)
import UIKit
#endif

/// The app for iOS and macOS. The scheme of its links and the address of its server are in Info.plist.
@main
struct NovaApp: App {
    @State private var root = NovaApp.setup.makeRoot()

    var body: some Scene {
        AppScene("Nova", root: root) { ContentView(root: root) }
    }

    /// What the app is made of. `AppSetup` has more that an app can replace, such as the client and the session store.
    static var setup: AppSetup {
        var setup = AppSetup("Nova", features: .all + [.settings(onLanguage: onLanguage, licenses: .all)])
        #if DEBUG
        setup.fake = { FakeAPIClient(.sample(file: $0), events: $1) }
        #endif
        return setup
    }

    /// Opens the settings of the system, where the user chooses the language of this app.
    #if canImport(UIKit)
    private static let onLanguage: (@MainActor @Sendable () -> Void)? = {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
    }
    #else
    private static let onLanguage: (@MainActor @Sendable () -> Void)? = nil
    #endif
}

#if DEBUG
struct NovaAppPreviews: PreviewProvider {
    static var previews: some View { ContentView(root: NovaApp.setup.makeRoot()) }
}
#endif

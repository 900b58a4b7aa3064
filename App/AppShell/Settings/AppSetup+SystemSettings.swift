#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
#endif

extension AppSetup {
    /// Opens the settings of the system, where the user chooses the language of this app. It is `nil` on macOS, which
    /// has no such page for an app.
    public static var openSystemSettings: (@MainActor @Sendable () -> Void)? {
        #if canImport(UIKit) && !os(watchOS)
        return { if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) } }
        #else
        return nil
        #endif
    }
}

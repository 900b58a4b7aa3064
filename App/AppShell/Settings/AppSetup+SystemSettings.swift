#if canImport(UIKit) && !os(watchOS)
import Foundation
import UIKit
#endif

extension AppSetup {
    /// Opens the settings of the system, where the user chooses the language of this app. On macOS, it is `nil`,
    /// because its settings cannot be opened there.
    #if canImport(UIKit) && !os(watchOS)
    public static let openSystemSettings: (@MainActor @Sendable () -> Void)? = {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
    }
    #else
    public static let openSystemSettings: (@MainActor @Sendable () -> Void)? = nil
    #endif
}

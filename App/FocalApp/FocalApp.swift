import Root
import SwiftUI

/// The app for iOS and macOS.
@main
struct FocalApp: App {
    @State private var root = AppComposition.root

    var body: some Scene {
        WindowGroup {
            ContentView(root: root)
        }
        .commands {
            // All windows would show the same screens, so there is only one window.
            CommandGroup(replacing: .newItem) {}
            CommandGroup(after: .toolbar) { TabCommands(root: root) }
        }
    }
}

import Core
import Root
import SwiftUI

/// The app for iOS and macOS.
@main
struct FocalApp: App {
    @State private var root = AppComposition.root

    var body: some Scene {
        window.commands {
            CommandGroup(after: .toolbar) { TabCommands(root: root) }
        }
        .environment(\.translations, StringCatalog())
    }

    /// The only window. On macOS, each window of a `WindowGroup` would show the same screens.
    private var window: some Scene {
        #if os(macOS)
        Window(Text(verbatim: "Focal"), id: "focal") { ContentView(root: root) }
        #else
        WindowGroup { ContentView(root: root) }
        #endif
    }
}

#if canImport(SwiftUI)
import Core
public import Root
public import SwiftUI

/// The only window of an app, and the commands that select its tabs.
public struct AppScene<Content: View>: Scene {
    private let name: String
    private let root: RootStore
    private let content: Content

    /// Creates the window. On macOS, `name` is its title. `content` is a `ContentView`, or a view around it.
    public init(_ name: String, root: RootStore, @ViewBuilder content: () -> Content) {
        (self.name, self.root) = (name, root)
        self.content = content()
    }

    /// The window. Its texts are also in the languages of the app's String Catalog.
    public var body: some Scene {
        window.commands {
            CommandGroup(after: .toolbar) { TabCommands(root: root) }
        }
        .environment(\.translations, StringCatalog())
    }

    /// On macOS, each window of a `WindowGroup` would show the same screens.
    private var window: some Scene {
        #if os(macOS)
        Window(Text(verbatim: name), id: name) { content }
        #else
        WindowGroup { content }
        #endif
    }
}
#endif

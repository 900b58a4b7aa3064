import Root
import SwiftUI

/// The app for iOS and macOS.
@main
struct FocalApp: App {
    @State private var root = RootStore(AppComposition.features)

    var body: some Scene {
        WindowGroup {
            ContentView(root: root)
        }
    }
}

import AppShell
import FakeAPI
import Root
import RootTestSupport
import SwiftUI

/// The app of the browser tests for what the sample app does not have: a modal above a modal, an introduction, screens
/// that lose text, and pictures.
@main
struct PlacesApp: App {
    @State private var root = PlacesApp.setup.makeRoot()

    var body: some Scene {
        AppScene("Places", root: root) { ContentView(root: root) }
    }

    private static var setup: AppSetup {
        var setup = AppSetup("Places", features: .withWelcome(afterLogin: false) + [.pictures, .settings])
        setup.hosts = ["places.example.com"]
        setup.fake = { _, events in FakeAPIClient(events: events) }
        return setup
    }
}

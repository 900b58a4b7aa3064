import AppFeatures
import AppShell
import Core
import Root
import SwiftUI

#if DEBUG
import FakeAPI
import SampleCollections
#endif

/// The app for iOS and macOS. The scheme of its links and the address of its server are in Info.plist.
@main
struct FocalApp: App {
    @State private var root = FocalApp.setup.makeRoot()

    var body: some Scene {
        AppScene("Focal", root: root) { ContentView(root: root) }
    }

    static var setup: AppSetup {
        let settings = AppFeature.settings(onLanguage: AppSetup.openSystemSettings, licenses: .all)
        var setup = AppSetup("Focal", features: .all + [settings])
        setup.client = { HTTPAPIClient(server: $0, events: $1).translated(for: $0) }
        setup.hosts = webHosts
        #if DEBUG
        setup.fake = { file, events in
            let state: any FakeStateStore = if let file { FileFakeState(file: file) } else { InMemoryFakeState() }
            return FakeAPIClient(FakeBackend(data: .all.withFeatureCollections(), state: state), events: events)
        }
        #endif
        return setup
    }
}

#if DEBUG
struct FocalAppPreviews: PreviewProvider {
    static var previews: some View { ContentView(root: FocalApp.setup.makeRoot()) }
}
#endif

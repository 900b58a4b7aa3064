import Authentication
import Core
import Foundation
import Root
import SwiftUI

#if canImport(Network)
import Network
#endif

/// The first view of the app. At the start it shows a progress view, then the login or home screen.
struct ContentView: View {
    @Environment(\.language) private var language
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage("paths") private var savedPaths: String?
    @State private var linkError: LinkError?
    private let root: RootStore

    // Without this initializer, the private states would be parameters of the initializer that Xcode 27 makes.
    init(root: RootStore) {
        self.root = root
    }

    // The modifiers are on a stack. A `Group` would add them to each of its views, and `.task` would run again.
    var body: some View {
        VStack {
            if let linkError {
                wrongLink(linkError)
            }
            switch root.state {
            case .restoring: ProgressView(ListMessages.loading.text(in: language))
            case .login: NavigationStack { LoginView(root.auth, onCancel: root.tabs.isEmpty ? nil : root.cancelSignIn) }
            case .home(_, let tab, _): HomeView(root: root, tab: tab)
            }
        }
        .environment(\.signIn, root.signIn)
        .task { await root.start(with: savedPaths) }
        .task { await sendWhenConnected() }
        .onChange(of: root.state) { savedPaths = root.savedPaths }
        .onChange(of: scenePhase) {
            switch scenePhase {
            case .background: root.enterBackground()
            case .active: root.enterForeground()
            default: break
            }
        }
        // Without this modifier, macOS opens a link in another window.
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        .onOpenURL { url in
            do throws(LinkError) {
                root.open(try DeepLink(parsing: url.absoluteString, for: root.tabs))
                linkError = nil
            } catch {
                linkError = error
            }
        }
    }

    /// Sends the changes that wait each time the network is back.
    private func sendWhenConnected() async {
        #if canImport(Network)
        for await path in NWPathMonitor() where path.status == .satisfied { root.sendChanges() }
        #endif
    }

    /// Shows the error of a link above the screen. An alert would be lost while another dialog is open.
    private func wrongLink(_ error: LinkError) -> some View {
        ButtonStack {
            Label(error.message.text(in: language), systemImage: "exclamationmark.triangle")
                .announced(error.message.text(in: language))
            Button(ButtonMessages.close.text(in: language), role: .cancel) { linkError = nil }
                .buttonStyle(.bordered)
        }
        .padding()
    }
}

#if DEBUG
struct ContentViewPreviews: PreviewProvider {
    static var previews: some View {
        ContentView(root: AppComposition.root)
    }
}
#endif

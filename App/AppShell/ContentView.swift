#if canImport(SwiftUI)
public import Authentication
import Core
import Foundation
public import Root
public import SwiftUI

#if canImport(Network)
import Network
#endif

/// The first view of the app. At the start it shows a progress view, then the login or home screen.
public struct ContentView<Login: View, Account: View>: View {
    @Environment(\.language) private var language
    @Environment(\.scenePhase) private var scenePhase
    @SceneStorage("paths") private var savedPaths: String?
    @State private var linkError: LinkError?
    private let root: RootStore
    private let schemes: Set<String>?
    private let login: @MainActor (RootStore) -> Login
    private let account: @MainActor (RootStore) -> Account

    /// Creates the view. An app can have its own login screen, which calls `auth` of the root or saves a session in its
    /// session store, and its own content of the toolbar of each tab instead of the `AccountMenu`.
    /// `schemes` are those of its links. Other addresses are ignored, for example the answer of a login on a web page.
    /// By default, Info.plist has them: in the URL type with the name of the bundle identifier, or else in all types.
    public init(
        root: RootStore,
        schemes: Set<String>? = nil,
        @ViewBuilder login: @escaping @MainActor (RootStore) -> Login = { root in
            LoginView(root.auth, onCancel: root.tabs.isEmpty ? nil : root.cancelSignIn)
        },
        @ViewBuilder account: @escaping @MainActor (RootStore) -> Account = { root in
            AccountMenu(root.auth.state, actions: root)
        }
    ) {
        self.root = root
        self.login = login
        self.account = account
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        self.schemes = schemes ?? linkSchemes(in: types, of: Bundle.main.bundleIdentifier)
    }

    // The modifiers are on a stack. A `Group` would add them to each of its views, and `.task` would run again.
    /// The screens of the app.
    public var body: some View {
        VStack {
            if let linkError {
                wrongLink(linkError)
            }
            switch root.state {
            case .restoring: ProgressView(ListMessages.loading.text(in: language))
            case .login: NavigationStack { login(root) }
            case .home(_, let place, let asking): HomeView(root: root, place: place, asking: asking, account: account)
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
        .onOpenURL { open($0) }
        // A link of a QR code, and sometimes that of a cold start, comes only here. The root opens it only once.
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { if let url = $0.webpageURL { open(url) } }
    }

    /// An address of the web that the app does not open goes to `otherLink`.
    private func open(_ url: URL) {
        let scheme = url.scheme?.lowercased() ?? ""
        guard schemes?.contains(scheme) ?? !["http", "https"].contains(scheme) else { return }
        do throws(LinkError) {
            root.open(try root.link(parsing: url.absoluteString))
            linkError = nil
        } catch {
            linkError = error
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

/// The schemes of the links of an app with these URL types in Info.plist. `nil` if there are none.
func linkSchemes(in types: [[String: Any]], of identifier: String?) -> Set<String>? {
    let own = types.filter { $0["CFBundleURLName"] as? String == identifier }
    let schemes = (own.isEmpty ? types : own).flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return schemes.isEmpty ? nil : Set(schemes.map { $0.lowercased() })
}
#endif

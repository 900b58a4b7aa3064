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
    @State private var lastURL: URL?
    private let root: RootStore
    private let schemes: Set<String>?
    private let login: @MainActor (RootStore) -> Login
    private let account: @MainActor (RootStore) -> Account
    private let otherLink: @MainActor (URL) -> Void

    /// Creates the view. An app can have its own login screen, which calls `auth` of the root or saves a session in its
    /// session store, and its own content of the toolbar of each tab instead of the `AccountMenu`.
    /// `schemes` are those of its links. By default, Info.plist has them: in the URL type with the name of the bundle
    /// identifier, or else in all types. `otherLink` gets the other addresses, for example the answer of a login on a
    /// web page, and those of a host of the app that lead to no screen.
    public init(
        root: RootStore,
        schemes: Set<String>? = nil,
        @ViewBuilder login: @escaping @MainActor (RootStore) -> Login = { root in
            LoginView(root.auth, onCancel: root.tabs.isEmpty ? nil : root.cancelSignIn)
        },
        @ViewBuilder account: @escaping @MainActor (RootStore) -> Account = { root in
            AccountMenu(root.auth.state, actions: root, onSettings: root.openSettings)
        },
        otherLink: @escaping @MainActor (URL) -> Void = { _ in }
    ) {
        self.root = root
        self.login = login
        self.account = account
        self.otherLink = otherLink
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
        self.schemes = schemes ?? linkSchemes(in: types, of: Bundle.main.bundleIdentifier)
    }

    // The modifiers are on a stack. A `Group` would add them to each of its views, and `.task` would run again.
    /// The screens of the app.
    public var body: some View {
        ZStack {
            switch root.state {
            case .restoring: ProgressView(ListMessages.loading.text(in: language)).modifier(OnTop(root: root))
            case .login: NavigationStack { login(root) }.modifier(OnTop(root: root))
            case .home(_, let place, _): HomeView(root: root, place: place, account: account)
            }
        }
        .environment(\.signIn, root.auth.state.user == nil ? root.signIn : nil)
        .environment(\.logoutActions, root)
        .environment(\.pictures, root.pictures)
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
        #if os(macOS)
        .modifier(AsksBeforeClosing(root: root))
        #endif
        // Without this modifier, macOS opens a link in another window.
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        .onOpenURL { open($0) }
        // The link of a QR code, and sometimes that of a cold start, comes only here.
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { if let url = $0.webpageURL { open(url) } }
    }

    private func open(_ url: URL) {
        // The system can deliver one address in both ways.
        guard url != lastURL else { return }
        lastURL = url
        Task { lastURL = nil }
        let (text, scheme) = (url.absoluteString, url.scheme?.lowercased() ?? "")
        let isLink =
            if ["http", "https"].contains(scheme) {
                (try? root.link(parsing: text)) != nil
            } else {
                schemes?.contains(scheme) ?? true
            }
        if isLink { root.open(parsing: text) } else { otherLink(url) }
    }

    /// Sends the changes that wait each time the network is back.
    private func sendWhenConnected() async {
        #if canImport(Network)
        for await path in NWPathMonitor() where path.status == .satisfied { root.sendChanges() }
        #endif
    }
}

extension RootStore {
    /// Opens the settings. Other modals close. `nil` in an app without them.
    public var openSettings: (@MainActor () -> Void)? {
        // A feature of the app can have the same name.
        guard routes.contains(where: { $0 == SettingsRoute.self }) else { return nil }
        let link = SettingsRoute.first.link
        return { [weak self] () -> Void in self?.open(link) }
    }
}

#if os(macOS)
/// Asks before the window closes, if something is not saved.
private struct AsksBeforeClosing: ViewModifier {
    @Environment(\.language) private var language
    let root: RootStore

    func body(content: Content) -> some View {
        if #available(macOS 15, *) {
            content.dismissalConfirmationDialog(
                FormMessages.discardQuestion.text(in: language),
                shouldPresent: root.isUnsaved
            ) {
                Button(FormMessages.discard.text(in: language), role: .destructive) {}
                Button(FormMessages.keepEditing.text(in: language), role: .cancel) {}
            }
        } else {
            content
        }
    }
}
#endif

/// The schemes of the links of an app with these URL types in Info.plist. `nil` if there are none.
func linkSchemes(in types: [[String: Any]], of identifier: String?) -> Set<String>? {
    let own = types.filter { $0["CFBundleURLName"] as? String == identifier }
    let schemes = (own.isEmpty ? types : own).flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return schemes.isEmpty ? nil : Set(schemes.map { $0.lowercased() })
}
#endif

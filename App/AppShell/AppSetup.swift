public import Authentication
public import Core
public import Foundation
public import Root

#if Persistence
import Persistence
#endif

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What an app is made of. Everything but its name and its features has a default, which the app can replace.
@MainActor
public struct AppSetup {
    /// The name of the app: of its window on macOS, of its folders, and of its items in the Keychain.
    let name: String
    /// The features, in the order of their tabs. The closure of an `AppFeature` can capture what only this app has,
    /// such as its settings.
    let features: [AppFeature]
    /// The base address of the server. By default, it is the value of `ServerAddress` in Info.plist.
    public var server: URL?
    /// Creates the client that sends requests to the server with this base address. It does not add the tokens. The
    /// fake server has a client of its own, in `fake`.
    public var client: @Sendable (_ server: URL, AppEvents) -> any APIClient = { HTTPAPIClient(server: $0, events: $1) }
    /// Creates the client of a fake server. It saves its state in the file, or without a file in memory. Only a debug
    /// build sets it. Then the app uses the fake server, or that of the environment variable `SERVER_ADDRESS`.
    public var fake: (@Sendable (_ file: URL?, AppEvents) -> any APIClient)?
    /// Creates the store of the session for a server, for example `https://api.example.com`. By default, it is the
    /// Keychain, and a file where the app cannot use the Keychain.
    public var sessions: (@Sendable (_ server: String) -> any SessionStore)?
    /// Signs in and out on the server. By default, this is a request with an email address and a password. A login
    /// screen of another login calls `login(token:)` of `RootStore.auth`, or saves the session itself, in the same
    /// session store.
    public var authentication: (@Sendable (any APIClient, any SessionStore) -> any AuthRepository)?
    /// Creates the loader of the pictures. It saves them in the folder, or without a folder only in memory. An app can
    /// set other limits, or the header fields for a server of its own that wants a token.
    public var pictures: (_ transport: any HTTPTransport, _ folder: URL?) -> PictureLoader = {
        PictureLoader(transport: $0, folder: $1)
    }
    /// Sends the requests for pictures.
    var pictureTransport: any HTTPTransport = URLSessionTransport.shared
    /// The hosts of the web addresses that are links of this app, such as `nova.example.com`, in lowercase. Each is
    /// also in the entitlements of the app, and has a file with the paths of the links.
    public var hosts: Set<String> = []
    /// Receives what happens in the app.
    public var events = AppEvents.systemLog
    /// The folder for all files. `nil` means the folders of the system.
    var place: URL?

    /// Creates an app with these features and the defaults.
    public init(_ name: String, features: [AppFeature]) {
        (self.name, self.features) = (name, features)
        let address = Bundle.main.object(forInfoDictionaryKey: "ServerAddress") as? String
        server = address.flatMap { URL(string: $0) }
    }

    /// Creates the root. All features share one client and one session store.
    ///
    /// With a fake server, the launch argument `-fresh` starts the app on it, with nobody signed in, and saves nothing.
    /// `-tabs todo,albums` also has only these tabs, and shows no feature once. A feature that only links open is one
    /// of the tabs if it is named.
    public func makeRoot(_ arguments: [String] = ProcessInfo.processInfo.arguments) -> RootStore {
        #if FOCAL_VIEWS && os(Linux)
        if let shown = shownOnDevice { return shown.makeRoot(arguments) }
        #endif
        if let fresh = fresh(arguments) { return fresh }
        let (address, origin, plainClient) = endpoint
        let (sessions, events) = (sessions?(origin) ?? defaultSessions(origin), events)
        let client = AuthorizedAPIClient(plainClient, sessions: sessions, onSaveFailure: { events.fault($0) })
        #if Persistence
        let databases: (any SavedLists & SavedData)? = UserDatabases(
            in: caches?.appending(path: folder),
            server: origin,
            sessions: sessions
        ) { events.fault($0) }
        #else
        let databases: (any SavedLists & SavedData)? = nil
        #endif
        let dependencies = Dependencies(
            client: client,
            sessions: sessions,
            authentication: authentication?(client, sessions),
            saved: databases,
            outbox: { [changes = support?.appending(path: "\(folder)-changes")] in
                outbox(of: $0, at: address, changes, events)
            },
            pictures: pictures(in: caches?.appending(path: "\(folder)-pictures")),
            events: events,
            hosts: hosts,
            seen: SeenFeatures(file: support?.appending(path: "\(folder)/seen.json"))
        )
        return RootStore(features, with: dependencies)
    }
}

extension AppSetup {
    /// Opens the settings of the system, where the user chooses the language of this app. It is `nil` on macOS, which
    /// has no such page for an app.
    public static var openSystemSettings: (@MainActor @Sendable () -> Void)? {
        #if canImport(UIKit) && !os(watchOS)
        return { if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) } }
        #else
        return nil
        #endif
    }

    private var folder: String { name.lowercased() }

    private var caches: URL? { folder(for: .cachesDirectory) }

    private var support: URL? { folder(for: .applicationSupportDirectory) }

    private func pictures(in folder: URL?) -> PictureLoader {
        let loader = pictures(pictureTransport, folder)
        #if canImport(UIKit) && !os(watchOS)
        let warning = UIApplication.didReceiveMemoryWarningNotification
        _ = NotificationCenter.default.addObserver(forName: warning, object: nil, queue: nil) { [weak loader] _ in
            loader?.removeFromMemory()
        }
        #endif
        return loader
    }

    private func folder(for kind: FileManager.SearchPathDirectory) -> URL? {
        place ?? FileManager.default.urls(for: kind, in: .userDomainMask).first
    }

    private var endpoint: (address: String, origin: String, client: any APIClient) {
        let variable = ProcessInfo.processInfo.environment["SERVER_ADDRESS"].flatMap { URL(string: $0) }
        if let fake, variable == nil {
            return ("fake:", "fake:", fake(caches?.appending(path: "\(folder)-fake/fake.json"), events))
        }
        guard let url = fake == nil ? server : variable
        else { preconditionFailure("Info.plist must contain the address of the server with the key ServerAddress.") }
        let plain = HTTPAPIClient(server: url)
        return (plain.address, plain.origin, client(url, events))
    }

    private func defaultSessions(_ origin: String) -> any SessionStore {
        #if canImport(Security) && !(os(macOS) && DEBUG)
        KeychainSessionStore(server: origin, service: folder)
        #else
        // On macOS, only an app that is signed by a development team can use the Keychain.
        FileSessionStore(file: support?.appending(path: "\(folder)/session.json"), server: origin)
        #endif
    }

    /// A root on the fake server, if an argument asks for it.
    func fresh(_ arguments: [String]) -> RootStore? {
        let names = arguments.drop { $0 != "-tabs" }.dropFirst().first?.split(separator: ",").map(String.init)
        guard let fake, names != nil || arguments.contains("-fresh") else { return nil }
        let features = features.compactMap { $0.placed(inTabs: names) }
        let sessions = InMemorySessionStore()
        let client = AuthorizedAPIClient(fake(nil, events), sessions: sessions)
        let dependencies = Dependencies(
            client: client,
            sessions: sessions,
            authentication: authentication?(client, sessions),
            pictures: pictures(in: nil),
            events: events,
            hosts: hosts
        )
        return RootStore(features, with: dependencies)
    }
}

extension AppFeature {
    fileprivate func placed(inTabs names: [String]?) -> AppFeature? {
        guard let names else { return self }
        var feature = self
        if names.contains(route.name) { feature.placement = .tab }
        return names.contains(route.name) || placement == .link ? feature : nil
    }
}

/// The changes that wait are not in the caches, which the system can delete. A backup must not send them twice.
private func outbox(of owner: ChangeOwner, at address: String, _ folder: URL?, _ events: AppEvents) -> any OutboxStore {
    #if canImport(Darwin)
    if var url = folder {
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try? url.setResourceValues(values)
    }
    #endif
    return FileOutboxStore(of: owner, at: address, in: folder) { events.fault(StorageError.corrupt(path: $0)) }
}

import AppFeatures
import Core
import Foundation
import Persistence
import Root

#if DEBUG
import FakeAPI
import SampleCollections
#endif

/// Creates the root of the app with its API client and its session store.
@MainActor
enum AppComposition {
    /// The root. All features share one client and one session store.
    static var root: RootStore {
        #if DEBUG
        if let fresh = fresh(ProcessInfo.processInfo.arguments) { return fresh }
        #endif
        let (address, origin, plainClient) = server
        #if canImport(Security) && !(os(macOS) && DEBUG)
        let sessions = KeychainSessionStore(server: origin)
        #else
        // On macOS, only an app that is signed by a development team can use the Keychain.
        let sessions = FileSessionStore(file: support?.appending(path: "focal/session.json"), server: origin)
        #endif
        let client = AuthorizedAPIClient(plainClient, sessions: sessions, onSaveFailure: { events.fault($0) })
        let databases = UserDatabases(in: caches?.appending(path: "focal"), server: origin, sessions: sessions) {
            events.fault($0)
        }
        let dependencies = Dependencies(
            client: client,
            sessions: sessions,
            saved: databases,
            savedData: databases,
            outbox: { outbox(of: $0, at: address) },
            events: events
        )
        return RootStore(.all, with: dependencies)
    }
}

extension AppComposition {
    nonisolated private static let events = AppEvents.systemLog

    private static var caches: URL? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    }

    nonisolated private static var support: URL? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    }

    /// The changes that wait are not in the caches, which the system can delete. A backup must not send them twice.
    nonisolated private static func outbox(of owner: ChangeOwner, at address: String) -> any OutboxStore {
        var folder = support?.appending(path: "focal-changes")
        #if canImport(Darwin)
        if let url = folder {
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try? folder?.setResourceValues(values)
        }
        #endif
        return FileOutboxStore(of: owner, at: address, in: folder) { events.fault(StorageError.corrupt(path: $0)) }
    }

    private typealias Server = (address: String, origin: String, client: any APIClient)

    private static func server(at url: URL) -> Server {
        let client = HTTPAPIClient(server: url, events: events)
        return (client.address, client.origin, client.translated(for: url))
    }

    #if DEBUG
    /// A root on the fake server. Nobody is signed in, and nothing is saved. With the launch argument `-fresh`, it has all
    /// tabs. With `-tabs todo,albums`, it has only these tabs. Without both, there is no such root.
    static func fresh(_ arguments: [String]) -> RootStore? {
        let names = arguments.drop { $0 != "-tabs" }.dropFirst().first?.split(separator: ",").map(String.init)
        guard names != nil || arguments.contains("-fresh") else { return nil }
        let features = [AppFeature].all.filter { names?.contains($0.route.name) ?? true }
        let sessions = InMemorySessionStore()
        let fake = FakeAPIClient(FakeBackend(data: .all.withFeatureCollections()), events: events)
        let client = AuthorizedAPIClient(fake, sessions: sessions)
        return RootStore(features, with: Dependencies(client: client, sessions: sessions, events: events))
    }

    /// The server of the environment variable `FOCAL_SERVER`. Without it, the fake server, which runs in the app.
    private static var server: Server {
        if let text = ProcessInfo.processInfo.environment["FOCAL_SERVER"], let url = URL(string: text) {
            return server(at: url)
        }
        let state = FileFakeState(file: caches?.appending(path: "focal-fake/fake.json"))
        let backend = FakeBackend(data: .all.withFeatureCollections(), state: state)
        return ("fake:", "fake:", FakeAPIClient(backend, events: events))
    }
    #else
    /// The server whose address is in Info.plist.
    private static var server: Server {
        guard let text = Bundle.main.object(forInfoDictionaryKey: "FocalServer") as? String, let url = URL(string: text)
        else { preconditionFailure("Info.plist must contain the address of the server with the key FocalServer.") }
        return server(at: url)
    }
    #endif
}

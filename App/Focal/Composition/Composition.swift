import AppFeatures
import ArgumentParser
import Authentication
import Core
import FakeAPI
import Foundation
import Persistence
import Root
import SampleCollections

#if os(Linux)
import CurlTransport
#endif

/// Creates the API client, the session store and the other dependencies of a command.
@MainActor
struct Composition {
    /// The subcommands of `focal` that belong to no feature, in alphabetical order.
    nonisolated static let commands: [any ParsableCommand.Type] = [
        APICommand.self,
        ChangesCommand.self,
        DemoCommand.self,
        LoginCommand.self,
        LogoutCommand.self,
        OpenCommand.self,
        StatusCommand.self,
    ]
    /// The subcommands of the features, in alphabetical order.
    nonisolated static let featureCommands: [any ParsableCommand.Type] = [
        FeedCommand.self,
        MyPageCommand.self,
    ]

    let server: String
    let dependencies: Dependencies
    let client: AuthorizedAPIClient
    let sessions: any SessionStore
    let databases: UserDatabases
    let timeout: Duration

    init(_ settings: Settings, console: Console) {
        server = settings.server.origin
        let folders = settings.folders
        sessions =
            settings.isInMemory
            ? InMemorySessionStore() : FileSessionStore(file: folders.session, server: server)
        let process = CommandProcess.current
        let texts = process.arguments + process.arguments.compactMap(\.removingPercentEncoding)
        // A request is shown with the numbers in its query, and with what is on the command line.
        let requests = AppEvents {
            if case .request = $0 { console.log($0.description) }
        } showing: { text in
            Int(text) != nil || texts.contains { $0.contains(text) }
        }
        let events = settings.isVerbose ? requests : process.events
        let tell = { @Sendable (error: StorageError) in
            console.warn("session_not_kept", CommonMessages.sessionNotSaved(error))
        }
        client = AuthorizedAPIClient(Self.client(settings, events), sessions: sessions, onSaveFailure: tell)
        let cache = settings.isInMemory ? nil : folders.cache
        databases = UserDatabases(in: cache, server: server, sessions: sessions) { failure in
            console.warn("cache", AppMessages.cacheFailure(failure))
        }
        timeout = settings.timeout
        let (address, folder) = (settings.server.base, folders.changes)
        dependencies = Dependencies(
            client: client,
            sessions: sessions,
            saved: databases,
            outbox: { [isInMemory = settings.isInMemory] owner in
                guard !isInMemory else { return InMemoryOutboxStore() }
                return FileOutboxStore(of: owner, at: address, in: folder, clock: process.clock) { path in
                    console.warn("changes", ChangeMessages.damaged(path))
                }
            },
            sendsChanges: false,
            clock: process.clock,
            events: events
        )
    }

    private static func client(_ settings: Settings, _ events: AppEvents) -> any APIClient {
        switch settings.server {
        case .fake:
            let state: any FakeStateStore =
                settings.isInMemory ? InMemoryFakeState() : FileFakeState(file: settings.folders.fakeState)
            return FakeAPIClient(FakeBackend(data: .all.withFeatureCollections(), state: state), events: events)
        case .http(let url):
            return HTTPAPIClient(
                server: url,
                limits: HTTPLimits(total: settings.timeout),
                allowsPlainHTTP: settings.isInsecure,
                transport: transport,
                events: events
            )
            .translated(for: url)
        }
    }

    /// The transport for HTTP requests. On Linux it is `CurlTransport`, because `URLSession` on Linux crashes after a
    /// response of only a status line, and never returns a response 401 with Basic authentication.
    private static var transport: any HTTPTransport {
        #if os(Linux)
        CurlTransport.shared
        #else
        URLSessionTransport.shared
        #endif
    }
}

extension Composition {
    /// Returns the user of the saved session.
    ///
    /// - Throws: `Failure.notSignedIn` if nobody is signed in, or the `Failure` that describes why the session cannot
    ///   be read.
    func signedInUser() async throws(Failure) -> AuthenticatedUser {
        let store = dependencies.authentication.makeAuthStore()
        await store.restore()
        if let error = store.state.error { throw Failure(error) }
        guard let user = store.state.user else { throw .notSignedIn }
        return user
    }
}

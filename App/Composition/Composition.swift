import ArgumentParser
import Authentication
import Core
import FakeAPI
import Feed
import MyPage
import SampleCollections

#if os(Linux)
    import CurlTransport
#endif

/// The one place that builds things: the client, the stores of the session, and the features over both.
@MainActor
struct Composition {
    /// The commands of `focal`, sorted.
    nonisolated static let commands: [any ParsableCommand.Type] = [
        DemoCommand.self,
        FeedCommand.self,
        LoginCommand.self,
        LogoutCommand.self,
        MyPageCommand.self,
        StatusCommand.self,
    ]

    let server: String
    let folders: Folders
    private let client: AuthorizedAPIClient
    private let sessions: FileSessionStore

    init(_ settings: Settings, console: Console) {
        server = settings.server.origin
        folders = settings.folders
        sessions = FileSessionStore(file: folders.session, server: server)
        let log = settings.isVerbose ? RequestLog(console.log) : nil
        let tell = { @Sendable (error: StorageError) in
            console.warn("session_not_kept", CommonMessages.sessionNotSaved(error))
        }
        client = AuthorizedAPIClient(Self.client(settings, log: log), sessions: sessions, onSaveFailure: tell)
    }

    private static func client(_ settings: Settings, log: RequestLog?) -> any APIClient {
        switch settings.server {
        case .fake:
            var data = SampleData.all
            data.addFeatureCollections()
            let state = FileFakeState(file: settings.folders.fakeState)
            let fake = FakeAPIClient(FakeBackend(data: data, state: state))
            return log.map { LoggedAPIClient(fake, log: $0) } ?? fake
        case .http(let url):
            return HTTPAPIClient(
                server: url,
                limits: HTTPLimits(total: settings.timeout),
                allowsPlainHTTP: settings.isInsecure,
                transport: log.map { LoggedTransport(transport, log: $0) } ?? transport
            )
        }
    }

    /// On Linux not `URLSession`: some answers end the process there.
    private static var transport: any HTTPTransport {
        #if os(Linux)
            CurlTransport.shared
        #else
            URLSessionTransport.shared
        #endif
    }
}

/// The features, sorted.
extension Composition {
    var authentication: AuthenticationFeature { .init(client: client, sessions: sessions) }
    var feed: FeedFeature { .init(client: client) }
    var myPage: MyPageFeature { .init(client: client, sessions: sessions) }
}

extension Composition {
    /// Waits for what must not be lost with the process: new tokens on their way. Not on the main actor, which may be
    /// waiting for somebody at the keyboard.
    nonisolated func finish() async {
        await client.finishRenewal()
    }

    /// The store of whoever is signed in.
    ///
    /// - Throws: `Failure` when nobody is.
    func signedInStore() async throws(Failure) -> AuthStore {
        let store = authentication.authStore()
        await store.restore()
        switch store.state {
        case .signedIn: return store
        case .error(let error): throw Failure(error)
        case .signedOut, .loading: throw .notSignedIn
        }
    }
}

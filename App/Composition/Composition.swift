import ArgumentParser
import Authentication
import Core
import Feed
import MyPage

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
        let transport = LoggedAPIClient(Self.transport(settings), log: settings.isVerbose ? console.log : nil)
        let tell = { @Sendable (error: StorageError) in console.note(CommonMessages.unkept(error)) }
        client = AuthorizedAPIClient(transport, sessions: sessions, onUnkept: tell)
    }

    private static func transport(_ settings: Settings) -> any APIClient {
        switch settings.server {
        case .fake: FakeAPIClient(FakeBackend(state: FileFakeState(file: settings.folders.fakeState)))
        case .http(let url): HTTPAPIClient(server: url, timeout: settings.timeout)
        }
    }
}

/// The features, sorted.
extension Composition {
    var authentication: AuthenticationFeature { .init(client: client, sessions: sessions) }
    var feed: FeedFeature { .init(client: client) }
    var myPage: MyPageFeature { .init(client: client, sessions: sessions) }
}

extension Composition {
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

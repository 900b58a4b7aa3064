public import Authentication
public import Core
public import Feed
public import MyPage

/// Creates the features from the dependencies that they share.
public struct Features {
    private let client: any APIClient
    private let sessions: any SessionStore
    private let clock: any Clock<Duration>

    /// Creates the features. `client` adds the tokens of the session in `sessions` to each request, and `clock` measures
    /// pauses, for example between typing and searching.
    public init(client: any APIClient, sessions: any SessionStore, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.sessions = sessions
        self.clock = clock
    }

    /// The tab that is selected at the start.
    static let firstTab: any Route.Type = FeedRoute.self

    /// The routes of the tabs, sorted.
    public static let tabs: [any Route.Type] = [
        FeedRoute.self,
        MyPageRoute.self,
    ]
}

/// The features, sorted.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Features {
    public var authentication: AuthenticationFeature { .init(client: client, sessions: sessions, clock: clock) }
    public var feed: FeedFeature { .init(client: client, clock: clock) }
    public var myPage: MyPageFeature { .init(client: client, sessions: sessions) }
}

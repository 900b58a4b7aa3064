public import Authentication
public import Core
public import Feed
public import MyPage

/// Creates the features from the dependencies that they share.
public struct Features {
    private let client: any APIClient
    private let sessions: any SessionStore
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - client: The client that adds the tokens of the session to each request.
    ///   - sessions: The store that saves the session.
    ///   - clock: Measures the pauses of the features, for example between typing and searching.
    public init(client: any APIClient, sessions: any SessionStore, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.sessions = sessions
        self.clock = clock
    }
}

/// The features, sorted.
extension Features {
    public var authentication: AuthenticationFeature { .init(client: client, sessions: sessions, clock: clock) }
    public var feed: FeedFeature { .init(client: client, clock: clock) }
    public var myPage: MyPageFeature { .init(client: client, sessions: sessions) }
}

/// The tabs of the home page.
public enum Tabs {
    /// The routes of the tabs, sorted. The first tab is selected at the start.
    public static let all: [any Route.Type] = [
        FeedRoute.self,
        MyPageRoute.self,
    ]
}

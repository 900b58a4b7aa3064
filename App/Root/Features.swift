public import Authentication
public import Core
public import Feed
public import MyPage

/// Creates the features from the dependencies that they share.
public struct Features {
    /// Sends the requests of all features. The routes of an app's own screens can use it, too.
    public let client: any APIClient
    private let sessions: any SessionStore
    private let saved: (any SavedLists)?
    private let savedData: (any SavedData)?
    /// Measures time, for example how long the app was in the background.
    let clock: any Clock<Duration>

    /// Creates the features.
    ///
    /// - Parameters:
    ///   - client: Sends the requests, with the tokens of the session in `sessions`.
    ///   - sessions: Stores the session of the user.
    ///   - saved: Saves lists on this device. Without it, the features show only what the server sends.
    ///   - savedData: Deletes the data of `saved` after a logout.
    ///   - clock: Measures pauses, for example between typing and searching, and how long the app was in the background.
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        saved: (any SavedLists)? = nil,
        savedData: (any SavedData)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.client = client
        self.sessions = sessions
        self.saved = saved
        self.savedData = savedData
        self.clock = clock
    }

    /// Deletes the saved data that the server can send again. Returns `false` if this fails.
    @discardableResult
    public func removeSavedData() -> Bool {
        savedData?.removeAll() ?? true
    }

    /// The routes of the tabs, sorted. The first tab is selected at the start, unless another tab was saved.
    // swift-format-ignore
    public static let tabs: [any Route.Type] = [
        FeedRoute.self,
        MyPageRoute.self,
    ]
}

/// The features, sorted. A long line stays one line, because the scripts add and remove lines.
// swift-format-ignore
extension Features {
    public var authentication: AuthenticationFeature { .init(client: client, sessions: sessions, clock: clock) }
    public var feed: FeedFeature { .init(client: client, saved: saved, clock: clock) }
    public var myPage: MyPageFeature { .init(client: client, sessions: sessions) }
}

/// Data that is saved on this device and that the server can send again.
public protocol SavedData: Sendable {
    /// Deletes what is saved for all users and servers. Returns whether all of it is gone.
    func removeAll() -> Bool
}

public import Authentication
public import Core

/// What the features of an app are made from.
public struct Dependencies: Sendable {
    /// Sends the requests of all features.
    public let client: any APIClient
    /// Stores the session of the user.
    public let sessions: any SessionStore
    /// Saves lists on this device. Without it, the features show only what the server sends.
    public let saved: (any SavedLists)?
    /// Measures pauses, for example between typing and searching, and how long the app was in the background.
    public let clock: any Clock<Duration>
    /// The user for whom `RootStore` makes the features. `nil` if nobody is signed in, and always in commands.
    public internal(set) var user: User.ID?
    private let savedData: (any SavedData)?

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - client: Sends the requests, with the tokens of the session in `sessions`.
    ///   - sessions: Stores the session of the user.
    ///   - saved: Saves lists on this device.
    ///   - savedData: Deletes the data of `saved` after a logout.
    ///   - clock: Measures time.
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        saved: (any SavedLists)? = nil,
        savedData: (any SavedData)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        (self.client, self.sessions, self.saved) = (client, sessions, saved)
        (self.savedData, self.clock) = (savedData, clock)
    }
}

extension Dependencies {
    /// The login, which every app has.
    public var authentication: AuthenticationFeature { .init(client: client, sessions: sessions, clock: clock) }

    /// Deletes the saved data that the server can send again. Returns `false` if this fails.
    @discardableResult
    public func removeSavedData() -> Bool {
        savedData?.removeAll() ?? true
    }
}

/// Data that is saved on this device and that the server can send again.
public protocol SavedData: Sendable {
    /// Deletes what is saved for all users and servers. Returns whether all of it is gone.
    func removeAll() -> Bool
}

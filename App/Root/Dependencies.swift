public import Authentication
public import Core

/// What the features of an app are made from.
public struct Dependencies: Sendable {
    /// Sends the requests of all features.
    public let client: any APIClient
    /// Stores the session of the user.
    public let sessions: any SessionStore
    /// Saves lists on this device. Without it, the features show only what the server sends.
    public let saved: (any SavedLists & SavedData)?
    /// Loads the pictures of the screens.
    public let pictures: PictureLoader?
    /// Measures pauses, for example between typing and searching, and how long the app was in the background.
    public let clock: any Clock<Duration>
    /// Receives the transitions of all stores of the root, and the screens.
    public let events: AppEvents
    /// The hosts of the web addresses that are links of this app, in lowercase.
    public let hosts: Set<String>
    /// Which features with the placement `once` the user has closed.
    public let seen: SeenFeatures
    /// The user of the features. `nil` if nobody is signed in, and before `of(_:)`.
    public private(set) var user: User.ID?
    /// What this user, or nobody, has changed on this device and the server does not have yet.
    public private(set) var changes: Changes
    private let repository: (any AuthRepository)?
    private let makeChanges: @MainActor @Sendable (ChangeOwner) -> Changes

    /// Creates the dependencies, without a user. Without `authentication`, the login is a request with an email address
    /// and a password. `outbox` stores the changes of a user. If `sendsChanges` is false, the app decides when changes
    /// are sent, as a command does.
    @MainActor
    public init(
        client: any APIClient,
        sessions: any SessionStore,
        authentication: (any AuthRepository)? = nil,
        saved: (any SavedLists & SavedData)? = nil,
        outbox: @escaping @Sendable (ChangeOwner) -> any OutboxStore = { _ in InMemoryOutboxStore() },
        sendsChanges: Bool = true,
        pictures: PictureLoader? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        events: AppEvents = AppEvents(),
        hosts: Set<String> = [],
        seen: SeenFeatures? = nil
    ) {
        self.client = client
        self.sessions = sessions
        self.saved = saved
        self.pictures = pictures
        self.clock = clock
        self.events = events
        self.hosts = hosts
        self.seen = seen ?? SeenFeatures()
        repository = authentication
        makeChanges = { owner in
            Changes(
                of: owner,
                in: outbox(owner),
                client: client,
                sessions: sessions,
                clock: clock,
                isAutomatic: sendsChanges
            )
        }
        changes = makeChanges(.nobody)
    }
}

extension Dependencies {
    /// The dependencies for the features of a user, or of nobody.
    @MainActor
    public func of(_ owner: ChangeOwner) -> Dependencies {
        var dependencies = self
        dependencies.user = if case .user(let id) = owner { id } else { nil }
        dependencies.changes = makeChanges(owner)
        return dependencies
    }

    /// The login, which every app has.
    public var authentication: AuthenticationFeature {
        guard let repository else { return .init(client: client, sessions: sessions, clock: clock) }
        return .init(repository: repository, sessions: sessions, clock: clock)
    }

    /// Deletes the saved data that the server can send again, and the pictures. Returns `false` if the data stays.
    @discardableResult
    public func removeSavedData() -> Bool {
        pictures?.removeAll()
        return saved?.removeAll() ?? true
    }
}

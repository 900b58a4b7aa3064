public import Core

/// The entry point of the feature. It takes the dependencies and creates the stores.
public struct FeedFeature {
    private let feedUseCase: FeedUseCase
    private let clock: any Clock<Duration>

    /// Creates the feature with the API. The `clock` measures how long the user has not typed, before a search starts.
    public init(client: any APIClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(repository: FeedRepositoryImpl(apiClient: client), clock: clock)
    }

    /// Creates the feature with another repository.
    public init(repository: any FeedRepository, clock: any Clock<Duration> = ContinuousClock()) {
        feedUseCase = FeedUseCase(repository: repository)
        self.clock = clock
    }

    /// Creates a store for the posts of `query`. Its state is `idle` until the first action.
    @MainActor
    public func feedStore(_ query: FeedQuery = FeedQuery()) -> FeedStore {
        FeedStore(feedUseCase: feedUseCase, query: query, clock: clock)
    }

    /// Creates a store for one post. Its state is `idle` until the first action.
    @MainActor
    public func postStore(_ id: ResourceID) -> PostStore {
        PostStore(feedUseCase: feedUseCase, id: id)
    }
}

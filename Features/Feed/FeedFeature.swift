public import Core

/// The way into the feature: dependencies in, stores out.
public struct FeedFeature {
    private let feedUseCase: FeedUseCase
    private let clock: any Clock<Duration>

    /// Makes the feature over an API; the clock measures how long typing must pause before a search begins.
    public init(client: any APIClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(repository: FeedRepositoryImpl(apiClient: client), clock: clock)
    }

    /// Makes the feature over a repository of your own.
    public init(repository: any FeedRepository, clock: any Clock<Duration> = ContinuousClock()) {
        feedUseCase = FeedUseCase(repository: repository)
        self.clock = clock
    }

    /// A store of the posts that `query` asks for, idle until it is loaded.
    @MainActor
    public func feedStore(_ query: FeedQuery = FeedQuery()) -> FeedStore {
        FeedStore(feedUseCase: feedUseCase, query: query, clock: clock)
    }

    /// A store of one post, idle until it is loaded.
    @MainActor
    public func postStore(_ id: ResourceID) -> PostStore {
        PostStore(feedUseCase: feedUseCase, id: id)
    }
}

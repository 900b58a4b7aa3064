public import Core

/// The way into the feature: dependencies in, stores out.
public struct SampleThingFeature {
    private let repository: any SampleThingRepository
    private let clock: any Clock<Duration>

    /// Makes the feature over an API; the clock measures how long typing must pause before a search begins.
    public init(client: any APIClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client), clock: clock)
    }

    /// Makes the feature over a repository of your own.
    public init(repository: any SampleThingRepository, clock: any Clock<Duration> = ContinuousClock()) {
        self.repository = repository
        self.clock = clock
    }

    /// A store of the items that `query` asks for, idle until it is loaded.
    @MainActor
    public func sampleThingStore(_ query: SampleThingQuery = SampleThingQuery()) -> SampleThingStore {
        let useCase = SampleThingUseCase(repository: repository)
        return SampleThingStore(sampleThingUseCase: useCase, query: query, clock: clock)
    }

    /// A store of one item, idle until it is loaded.
    @MainActor
    public func sampleThingDetailStore(_ id: ResourceID) -> SampleThingDetailStore {
        SampleThingDetailStore(repository: repository, id: id)
    }
}

public import Core

/// The entry point of the feature. It takes the dependencies and creates the store.
public struct SampleThingFeature {
    private let sampleThingUseCase: SampleThingUseCase

    /// Creates the feature with the API.
    public init(client: any APIClient) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client))
    }

    /// Creates the feature with another repository.
    public init(repository: any SampleThingRepository) {
        sampleThingUseCase = SampleThingUseCase(repository: repository)
    }

    /// Creates a store for the sample items of `query`. Its state is `idle` until the first action.
    @MainActor
    public func sampleThingStore(_ query: SampleThingQuery = SampleThingQuery()) -> SampleThingStore {
        SampleThingStore(sampleThingUseCase: sampleThingUseCase, query: query)
    }
}

public import Core

/// The way into the feature: dependencies in, store out.
public struct SampleThingFeature {
    private let sampleThingUseCase: SampleThingUseCase

    /// Makes the feature over an API.
    public init(client: any APIClient) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client))
    }

    /// Makes the feature over a repository of your own.
    public init(repository: any SampleThingRepository) {
        sampleThingUseCase = SampleThingUseCase(repository: repository)
    }

    /// A store of the items that `query` asks for, idle until it is loaded.
    @MainActor
    public func sampleThingStore(_ query: SampleThingQuery = SampleThingQuery()) -> SampleThingStore {
        SampleThingStore(sampleThingUseCase: sampleThingUseCase, query: query)
    }
}

public import Core

/// The entry point of the feature. It takes the dependencies and creates the store.
public struct SampleThingFeature {
    private let repository: any SampleThingRepository

    /// Creates the feature with the API.
    public init(client: any APIClient) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client))
    }

    /// Creates the feature with another repository.
    public init(repository: any SampleThingRepository) {
        self.repository = repository
    }

    /// Creates a store for one sample item. Its state is `idle` until the first action.
    @MainActor
    public func sampleThingStore(_ id: ResourceID) -> SampleThingStore {
        SampleThingStore(repository: repository, id: id)
    }
}

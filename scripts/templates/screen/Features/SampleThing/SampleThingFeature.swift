public import Core

/// The way into the feature: dependencies in, store out.
public struct SampleThingFeature {
    private let repository: any SampleThingRepository

    /// Makes the feature over an API.
    public init(client: any APIClient) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client))
    }

    /// Makes the feature over a repository of your own.
    public init(repository: any SampleThingRepository) {
        self.repository = repository
    }

    /// A store of one item, idle until it is loaded.
    @MainActor
    public func sampleThingStore(_ id: ResourceID) -> SampleThingStore {
        SampleThingStore(repository: repository, id: id)
    }
}

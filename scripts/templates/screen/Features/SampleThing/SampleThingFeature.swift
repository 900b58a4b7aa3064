public import Core

/// The entry point of the feature. It receives the dependencies and creates the store.
public struct SampleThingFeature {
    private let repository: any SampleThingRepository

    /// Creates a feature that uses the API of the server.
    public init(client: any APIClient) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client))
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any SampleThingRepository) {
        self.repository = repository
    }

    /// Creates a store for the sample item. The state is `idle` until the first load.
    @MainActor
    public func makeSampleThingStore() -> SampleThingStore {
        SampleThingStore(repository: repository)
    }
}

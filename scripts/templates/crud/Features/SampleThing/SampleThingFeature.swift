public import Core

/// The entry point of the feature. It receives the dependencies and creates the store.
public struct SampleThingFeature {
    private let repository: any SampleThingRepository
    private let changes: Changes

    /// Creates a feature that uses the API of the server. A change that cannot be sent now waits in `changes`.
    public init(client: any APIClient, changes: Changes) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client), changes: changes)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any SampleThingRepository, changes: Changes) {
        (self.repository, self.changes) = (repository, changes)
    }

    /// Creates a store for the sample items that `query` selects. The state is `idle` until the first load.
    @MainActor
    public func makeSampleThingStore(_ query: SampleThingQuery = SampleThingQuery()) -> SampleThingStore {
        SampleThingStore(repository: repository, changes: changes, query: query)
    }
}

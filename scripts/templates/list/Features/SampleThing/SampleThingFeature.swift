public import Core

#if OFFLINE
public import Foundation
#endif

/// The entry point of the feature. It receives the dependencies and creates the stores.
public struct SampleThingFeature {
    /// Reads the sample items.
    public let repository: any SampleThingRepository
    #if CRUD
    /// The changes of the user.
    public let changes: Changes
    #endif
    private let clock: any Clock<Duration>

    #if OFFLINE
    /// Creates a feature that uses the API of the server.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    ///   - paging: How the server divides the sample items into pages.
    ///   - saved: Saves the sample items, so that the list also works offline.
    ///   - clock: Measures the pause between typing and searching.
    ///   - now: Returns the current time, which is saved with the sample items.
    public init(
        client: any APIClient,
        paging: Paging = .pages(),
        saved: (any SavedLists)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let list: (any SavedList<SampleThingItem>)? = saved?.list("samplething")
        let repository = SampleThingRepositoryImpl(apiClient: client, paging: paging, list: list, now: now)
        self.init(repository: repository, clock: clock)
    }
    #else
    #if CRUD
    /// Creates a feature that uses the API of the server. A change that cannot be sent now waits in `changes`. `paging`
    /// says how the server divides the sample items into pages, and `clock` measures the pause between typing and
    /// searching.
    public init(
        client: any APIClient,
        changes: Changes,
        paging: Paging = .pages(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let repository = SampleThingRepositoryImpl(apiClient: client, paging: paging, changes: changes)
        self.init(repository: repository, changes: changes, clock: clock)
    }
    #else
    /// Creates a feature that uses the API of the server. `paging` says how the server divides the sample items into
    /// pages, and `clock` measures the pause between typing and searching.
    public init(
        client: any APIClient,
        paging: Paging = .pages(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(repository: SampleThingRepositoryImpl(apiClient: client, paging: paging), clock: clock)
    }
    #endif
    #endif

    #if CRUD
    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(
        repository: any SampleThingRepository,
        changes: Changes,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        (self.repository, self.changes, self.clock) = (repository, changes, clock)
    }
    #else
    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any SampleThingRepository, clock: any Clock<Duration> = ContinuousClock()) {
        self.repository = repository
        self.clock = clock
    }
    #endif

    /// Creates a store for the sample items that `query` selects. The state is `idle` until the first load. `onOpen`
    /// is called when the user opens a sample item.
    @MainActor
    public func makeSampleThingStore(
        _ query: SampleThingQuery = SampleThingQuery(),
        onOpen: @escaping @MainActor (SampleThingItem) -> Void = { _ in }
    ) -> SampleThingStore {
        #if CRUD
        SampleThingStore(repository: repository, changes: changes, query: query, clock: clock, onOpen: onOpen)
        #else
        SampleThingStore(repository: repository, query: query, clock: clock, onOpen: onOpen)
        #endif
    }

    /// Creates a store for one sample item. The state is `idle` until the first load. A sample item that is already
    /// `known` is shown at once.
    @MainActor
    public func makeSampleThingDetailStore(
        _ id: SampleThingItem.ID,
        known: SampleThingItem? = nil
    ) -> SampleThingDetailStore {
        #if CRUD
        SampleThingDetailStore(repository: repository, changes: changes, id: id, known: known)
        #else
        SampleThingDetailStore(repository: repository, id: id, known: known)
        #endif
    }
}

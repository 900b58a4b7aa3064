public import Core

#if OFFLINE
public import Foundation
#endif

/// The entry point of the feature. It receives the dependencies and creates the stores.
public struct SampleThingFeature {
    /// Reads the sample items.
    public let repository: any SampleThingRepository
    private let clock: any Clock<Duration>

    /// Creates a feature that uses the API of the server.
    ///
    /// - Parameters:
    ///   - client: Sends the requests.
    // #if CHANGES
    ///   - changes: The changes of the user. A change that cannot be sent now waits in them.
    // #endif
    ///   - paging: How the server divides the sample items into pages.
    // #if OFFLINE
    ///   - saved: Saves the sample items, so that the list also works offline.
    ///   - now: Returns the current time, which is saved with the sample items.
    // #endif
    ///   - clock: Measures the pause between typing and searching.
    public init(
        client: any APIClient,
        // #if CHANGES
        changes: Changes,
        // #endif
        paging: Paging = .pages(),
        // #if OFFLINE
        saved: (any SavedLists)? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        // #endif
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let repository = SampleThingRepositoryImpl(
            apiClient: client,
            // #if CHANGES
            changes: changes,
            // #endif
            // #if OFFLINE
            list: saved?.list("samplething"),
            now: now,
            // #endif
            paging: paging
        )
        self.init(repository: repository, clock: clock)
    }

    /// Creates a feature that uses `repository` instead of the API, for example in a preview or a test.
    public init(repository: any SampleThingRepository, clock: any Clock<Duration> = ContinuousClock()) {
        self.repository = repository
        self.clock = clock
    }

    /// Creates a store for the sample items that `query` selects. The state is `idle` until the first load. `onOpen`
    /// is called when the user opens a sample item.
    /// #if CRUD
    /// `onEdit` opens the form of a sample item. `nil` is a new one.
    /// #endif
    @MainActor
    public func makeSampleThingStore(
        _ query: SampleThingQuery = SampleThingQuery(),
        // #if CRUD
        onEdit: @escaping @MainActor (SampleThingItem?) -> Void = { _ in },
        // #endif
        onOpen: @escaping @MainActor (SampleThingItem) -> Void = { _ in }
    ) -> SampleThingStore {
        SampleThingStore(
            repository: repository,
            query: query,
            clock: clock,
            // #if CRUD
            onEdit: onEdit,
            // #endif
            onOpen: onOpen
        )
    }

    #if CRUD
    /// Creates a store for one sample item. The state is `idle` until the first load. If `initial` is not `nil`,
    /// it is shown at once. `onEdit` opens the form of the sample item.
    @MainActor
    public func makeSampleThingDetailStore(
        _ id: SampleThingItem.ID,
        initial: SampleThingItem? = nil,
        onEdit: @escaping @MainActor (SampleThingItem) -> Void = { _ in }
    ) -> SampleThingDetailStore {
        SampleThingDetailStore(repository: repository, id: id, onEdit: onEdit, initial: initial)
    }
    #else
    /// Creates a store for one sample item. The state is `idle` until the first load. If `initial` is not `nil`,
    /// it is shown at once.
    @MainActor
    public func makeSampleThingDetailStore(
        _ id: SampleThingItem.ID,
        initial: SampleThingItem? = nil
    ) -> SampleThingDetailStore {
        SampleThingDetailStore(repository: repository, id: id, initial: initial)
    }
    #endif
}

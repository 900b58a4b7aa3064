public import Core

/// Loads the sample items of the list and stores the state of the list screen.
@MainActor
public final class SampleThingStore: ListStore, ScreenStore, SampleThingActions {
    /// The current state of the screen.
    public var state: SampleThingState { loader.state }
    /// Loads the sample items page by page.
    public let loader: ListLoader<SampleThingItem, SampleThingQuery, SampleThingError>
    private let onOpen: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        query: SampleThingQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        #if OFFLINE
        let (fetchSaved, fetch) = (repository.savedSampleItems, repository.sampleItems)
        loader = ListLoader(query, clock: clock, fetchSaved: fetchSaved, fetch: fetch)
        #else
        loader = ListLoader(query, clock: clock) { (query, page, _) async throws(SampleThingError) in
            try await repository.sampleItems(query, page: page)
        }
        #endif
        self.onOpen = onOpen
    }

    /// Calls the closure that the app has given to this store.
    public func open(_ item: SampleThingItem) {
        onOpen(item)
    }
}

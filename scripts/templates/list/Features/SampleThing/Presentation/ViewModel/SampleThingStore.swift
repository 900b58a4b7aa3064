public import Core

/// Loads the sample items of the list and stores the state of the list screen.
@MainActor
public final class SampleThingStore: ListStore<SampleThingItem, SampleThingQuery, SampleThingError>, ScreenStore {
    private let onOpen: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        query: SampleThingQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        self.onOpen = onOpen
        #if OFFLINE
        let (fetchSaved, fetch) = (repository.savedSampleItems, repository.sampleItems)
        super.init(query, clock: clock, fetchSaved: fetchSaved, fetch: fetch)
        #else
        super.init(query, clock: clock) { (query, page, _) async throws(SampleThingError) in
            try await repository.sampleItems(query, page: page)
        }
        #endif
    }
}

extension SampleThingStore: SampleThingActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ item: SampleThingItem) {
        onOpen(item)
    }
}

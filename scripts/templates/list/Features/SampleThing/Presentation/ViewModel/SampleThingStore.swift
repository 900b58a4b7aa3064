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
        super.init(query, clock: clock, fetch: repository.sampleItems)
    }
}

extension SampleThingStore: SampleThingActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ item: SampleThingItem) {
        onOpen(item)
    }
}

public import Core

/// Loads the sample items of the list and stores the state of the list screen.
///
/// `ListStore` in Core does the work:
/// - `loadIfNeeded` and `load` show the first page, and `loadNext` adds the next page to it.
/// - `searchText` searches when the text has not changed for 300 ms.
/// - After an error, the sample items stay visible, and `retry` repeats what failed.
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

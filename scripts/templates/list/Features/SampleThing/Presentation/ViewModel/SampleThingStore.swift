public import Core

#if CRUD
/// Loads and changes the sample items of the list, and stores the state of the list screen.
///
/// `ChangingListStore` in Core loads and searches as `ListStore`, and shows the list with the changes of the user.
@MainActor
public final class SampleThingStore:
    ChangingListStore<SampleThingItem, SampleThingQuery, SampleThingError>, ScreenStore
{
    /// The open form. `nil` means that the user neither adds nor edits a sample item.
    @Observed public private(set) var form: SampleThingFormStore?
    private let repository: any SampleThingRepository
    private let onOpen: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        changes: Changes,
        query: SampleThingQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        (self.repository, self.onOpen) = (repository, onOpen)
        super.init(
            query,
            with: changes,
            at: repository.path,
            clock: clock,
            change: { repository.sampleItem(with: $0, old: $1) },
            fetch: repository.sampleItems
        )
    }
}
#else
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
#endif

extension SampleThingStore: SampleThingActions {
    /// Calls the closure that the app has given to this store.
    public func open(_ item: SampleThingItem) {
        #if CRUD
        // Without the changes of the user, so that one that is discarded does not stay.
        onOpen(loaded?.items.first { $0.id == item.id } ?? item)
        #else
        onOpen(item)
        #endif
    }
    #if CRUD

    /// Opens an empty form.
    public func add() { openForm(nil) }

    /// Opens a form with the values of a sample item.
    public func edit(_ item: SampleThingItem) { openForm(item) }

    /// Closes the form.
    public func closeForm() { form = nil }

    #if BOOL
    /// The filter of the query. Setting a filter loads the sample items that it selects.
    public var selectedFilter: SampleThingFilter {
        get { query.filter }
        set { Task { await load { $0.filter = newValue } } }
    }

    /// Saves the other value of `sampleToggle`. An unknown id is an error.
    @discardableResult
    public func toggle(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id, or: state.error ?? .noSuchSampleItem(id)) { [repository] in repository.toggling($0) }
    }

    #endif
    /// Saves that a sample item is removed. An unknown id is an error.
    @discardableResult
    public func remove(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id, or: state.error ?? .noSuchSampleItem(id)) { [repository] in repository.removing($0) }
    }

    private func openForm(_ item: SampleThingItem?) {
        guard form == nil else { return }
        form = changes.form(editing: item, of: repository) { [weak self] in self?.closeForm() }
    }
    #endif
}

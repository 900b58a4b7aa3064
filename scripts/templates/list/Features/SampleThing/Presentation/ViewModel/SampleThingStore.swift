public import Core

/// The store of the list screen. `ListStore` in Core loads the pages, searches, and keeps the sample items visible
/// after an error.
@MainActor
public final class SampleThingStore: ListStore<SampleThingItem, SampleThingQuery, SampleThingError>, ScreenStore {
    #if CRUD
    /// The sample items, with the changes of the user.
    public let collection: ChangedCollection<SampleThingItem>
    private let repository: any SampleThingRepository
    private let onEdit: @MainActor (SampleThingItem?) -> Void
    #endif
    private let onOpen: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        query: SampleThingQuery,
        clock: any Clock<Duration>,
        // #if CRUD
        onEdit: @escaping @MainActor (SampleThingItem?) -> Void,
        // #endif
        onOpen: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        self.onOpen = onOpen
        #if CRUD
        (self.repository, self.onEdit) = (repository, onEdit)
        collection = repository.changedSampleItems
        super.init(query, overlay: collection.overlay(), clock: clock, fetch: repository.sampleItems)
        #else
        super.init(query, clock: clock, fetch: repository.sampleItems)
        #endif
    }
}

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
    public func add() { onEdit(nil) }

    /// Opens a form with the values of a sample item.
    public func edit(_ item: SampleThingItem) { onEdit(item) }

    #if BOOL
    /// The filter of the query. Setting a filter loads the sample items that it selects.
    public var selectedFilter: SampleThingFilter {
        get { query.filter }
        set { Task { await load { $0.filter = newValue } } }
    }

    /// Saves the other value of `sampleToggle`. An unknown id is an error.
    @discardableResult
    public func toggle(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id, or: .noSuchSampleItem(id)) { [repository] in repository.toggling($0) }
    }

    #endif
    /// Saves that a sample item is removed. An unknown id is an error.
    @discardableResult
    public func remove(_ id: SampleThingItem.ID) async -> PendingChange? {
        await change(id, or: .noSuchSampleItem(id)) { [repository] in repository.removing($0) }
    }
    #endif
}
#if CRUD

extension SampleThingStore: ChangingStore {}
#endif

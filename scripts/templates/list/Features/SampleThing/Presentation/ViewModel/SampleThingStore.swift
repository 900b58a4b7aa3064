public import Core
public import Observation

/// Loads the sample items of the list and stores the state of the list page.
@MainActor
@Observable
public final class SampleThingStore: Store {
    /// The current state of the page.
    public private(set) var state: SampleThingState = .idle(previous: nil) {
        didSet { transitions.send(_state) }
    }
    /// Delivers every new value of `state`, in order.
    public let transitions = Transitions<SampleThingState>()

    private let list: ListLoader<SampleThingItem, SampleThingQuery, SampleThingError>
    private let onOpen: @MainActor (SampleThingItem) -> Void

    init(
        repository: any SampleThingRepository,
        query: SampleThingQuery,
        clock: any Clock<Duration>,
        onOpen: @escaping @MainActor (SampleThingItem) -> Void
    ) {
        self.onOpen = onOpen
        #if OFFLINE
        list = ListLoader(query, clock: clock) { (query, page, showSaved) async throws(SampleThingError) in
            try await repository.sampleItems(query, page: page, showSaved: showSaved)
        }
        #else
        list = ListLoader(query, clock: clock) { (query, page, _) async throws(SampleThingError) in
            try await repository.sampleItems(query, page: page)
        }
        #endif
        list.onChange = { [weak self] in self?.state = $0 }
    }
}

extension SampleThingStore {
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    public var searchText: String {
        get { list.searchText }
        set { list.searchText = newValue }
    }

    /// The query that the user asked for last. After a failed search, the visible sample items are those of an older
    /// query.
    public var query: SampleThingQuery { list.query }
}

extension SampleThingStore: SampleThingActions {
    /// Loads the first page, or starts again what was cancelled. Does nothing if sample items are loaded.
    public func loadIfNeeded() async {
        await list.loadIfNeeded()
    }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load(page: Int) async {
        await list.load(page: page)
    }

    /// Adds the next page to the visible sample items. If other work is running, waits for it first. If the next page
    /// is already loading, only waits for it.
    public func loadNext() async {
        await list.loadNext()
    }

    /// Loads the first visible page again. After a failed search, the sample items that are still visible are loaded
    /// again.
    public func refresh() async {
        await list.refresh()
    }

    /// Sets `searchText`, and loads the first page of the result. Repeats a search that failed.
    public func search(_ text: String) async {
        await list.search(text)
    }

    /// Repeats exactly what failed, for example a search or the next page.
    public func retry() async {
        await list.retry()
    }

    /// Sets the state to `loaded` if it is `error`. After a failed search, the state becomes `idle`.
    public func acknowledgeError() {
        list.acknowledgeError()
    }

    /// Calls the closure that the app has given to this store.
    public func open(_ item: SampleThingItem) {
        onOpen(item)
    }

    /// Stops the running work. A search that is stopped starts again with `loadIfNeeded()`.
    public func cancel() {
        list.cancel()
    }
}

/// The store of a screen with a list. The loader does the work, and the store adds what is its own.
@MainActor
public protocol ListStore<State>: Store, ListActions where State == LoadState<ListContent<Element, Query>, Failure> {
    /// An element of the list.
    associatedtype Element: Identifiable & Hashable & Sendable where Element.ID: Sendable
    /// Describes which elements the screen shows.
    associatedtype Query: ListQuery
    /// The reason why a page cannot be loaded.
    associatedtype Failure: Error & Equatable
    /// Loads the pages and stores the state.
    var loader: ListLoader<Element, Query, Failure> { get }
}

extension ListStore {
    /// Delivers every new value of `state`, in order.
    public var transitions: Transitions<State> { loader.transitions }

    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    public var searchText: String {
        get { loader.searchText }
        set { loader.searchText = newValue }
    }

    /// The query that the user asked for last. After a failed search, the visible elements are those of an older query.
    public var query: Query { loader.query }

    /// Loads the first page, or starts again what was cancelled. Does nothing if elements of the server are loaded.
    public func loadIfNeeded() async { await loader.loadIfNeeded() }

    /// Sets the state to `loading`, and later to `loaded` or `error`. Replaces other work that is running.
    public func load(page: Int) async { await loader.load(page: page) }

    /// Adds the next page to the visible elements. If other work is running, waits for it first. If the next page is
    /// already loading, only waits for it.
    public func loadNext() async { await loader.loadNext() }

    /// Loads the first visible page again. After a failed search, the elements that are still visible are loaded again.
    public func refresh() async { await loader.refresh() }

    /// Sets `searchText`, and loads the first page of the result. Repeats a search that failed.
    public func search(_ text: String) async { await loader.search(text) }

    /// Repeats exactly what failed, for example a search or the next page. Loads saved elements from the server again.
    public func retry() async { await loader.retry() }

    /// Removes the error. After a failed search, or if the visible elements are saved ones, the state becomes `idle`.
    public func acknowledgeError() { loader.acknowledgeError() }

    /// Stops the running work. A search that is stopped starts again with `loadIfNeeded()`.
    public func cancel() { loader.cancel() }
}

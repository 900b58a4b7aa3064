/// The store of a screen with a list.
@MainActor
public protocol ListStore<State>: LoadStore, ListActions where Work == ListLoader<Element, Query, Failure> {
    /// An element of the list.
    associatedtype Element: Identifiable & Hashable & Sendable where Element.ID: Sendable
    /// Describes which elements the screen shows.
    associatedtype Query: ListQuery
    /// The reason why a page cannot be loaded.
    associatedtype Failure: Error & Equatable
    /// Loads the pages and stores the state.
    var loader: ListLoader<Element, Query, Failure> { get }
}

/// The actions of every screen with a long list.
@MainActor
public protocol ListActions: LoadActions {
    /// Shows one page of elements. The first page is 1.
    func load(page: Int) async
    /// Adds the next page to the visible elements, if there is a next page.
    func loadNext() async
    /// Shows the elements that contain `text`. The search starts when the text has not changed for 300 ms.
    func search(_ text: String) async
}

extension ListStore {
    /// The text in the search field. A change starts a search when the text has not changed for 300 ms.
    public var searchText: String {
        get { loader.searchText }
        set { loader.searchText = newValue }
    }

    /// The query that the user asked for last. After a failed search, the visible elements are those of an older query.
    public var query: Query { loader.query }

    /// Shows one page instead of the visible elements. Replaces other work that is running.
    public func load(page: Int) async { await loader.load(page: page) }

    /// Adds the next page to the visible elements. If other work is running, waits for it first. If the next page is
    /// already loading, only waits for it.
    public func loadNext() async { await loader.loadNext() }

    /// Sets `searchText`, and waits for the result of the search. Repeats a search that failed.
    public func search(_ text: String) async { await loader.search(text) }
}

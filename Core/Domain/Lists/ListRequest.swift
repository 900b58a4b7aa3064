/// Shows something before all of it is loaded, for example a saved page. So nothing above the repository knows whether
/// a page is saved. Before iOS 18, an asynchronous sequence of pages would lose the typed error.
public typealias Show<Value> = @MainActor (Value) -> Void

/// Loads a page of a list. Until it returns, it can pass a saved page to `show`.
public typealias FetchList<Element, Query: ListQuery, Failure: Error> =
    @Sendable (ListRequest<Query>, _ show: @escaping Show<ListPage<Element>>) async throws(Failure) -> ListPage<Element>

/// One page of the elements that a query selects.
public struct ListRequest<Query: ListQuery>: Hashable, Sendable {
    /// Selects the elements, and says how many are on one page.
    public let query: Query
    /// The page number. The first page is 1.
    public let page: Int
    /// The numbers of the user's changes that the page of this request includes. It is empty in a state.
    public private(set) var includedChanges: Set<Int> = []

    /// Creates a request. By default, it is for the first page.
    public init(_ query: Query, page: Int = 1) {
        (self.query, self.page) = (query, page)
    }

    func including(_ changes: Set<Int>) -> Self {
        var request = self
        request.includedChanges = changes
        return request
    }
}

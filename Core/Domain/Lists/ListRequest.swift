/// One page of the elements that a query selects.
public struct ListRequest<Query: ListQuery>: Hashable, Sendable {
    /// Selects the elements, and says how many are on one page.
    public let query: Query
    /// The page number. The first page is 1.
    public let page: Int

    /// Creates a request. By default, it is for the first page.
    public init(_ query: Query, page: Int = 1) {
        self.query = query
        self.page = page
    }
}

extension APIClient {
    /// Gets one page of a list from the server.
    ///
    /// A server may ignore the query and send the whole list: it sends more elements than `limit`, and no other number
    /// of elements. Then this method selects the page.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1.
    ///   - limit: The number of elements on one page.
    ///   - request: Asks for the list, without the parameters of a page.
    ///   - paging: How the server divides the list into pages.
    ///   - elements: Converts the response to the elements of the page.
    ///   - select: Filters and sorts elements as `request` does. It is used if the server may have ignored the query.
    /// - Returns: The page, and whether there is a next page. Without a total, a full page has a next page.
    /// - Throws: `APIError`. It is `invalidResponse` if the response is not a list of the expected elements.
    public func page<Response: Decodable, Element>(
        _ number: Int,
        limit: Int,
        of request: APIRequest,
        paging: Paging,
        elements: (Response) -> [Element],
        select: ([Element]) -> [Element]
    ) async throws(APIError) -> ListPage<Element> {
        let found = try await paging.response(to: request, page: number, limit: limit, from: self)
        let items = elements(try found.response.decoded())
        let total = paging.total(in: found.response)
        // If the server names the next page, only the first response can be the whole list.
        let isOnly = found.hasNext.map { !$0 && found.page == 1 } ?? true
        if items.count > limit, total == nil || total == items.count, isOnly {
            return ListPage(number, of: select(items), limit: limit)
        }
        guard found.page == number else { return ListPage(items: [], total: total, hasNext: false) }
        let end = ListPage<Element>.positions(ofPage: number, limit: limit).upperBound
        let isFull = items.count == limit && number < .max
        let hasNext = found.hasNext ?? total.map { end < $0 } ?? isFull
        return ListPage(items: total == nil ? select(items) : items, total: total, hasNext: hasNext)
    }
}

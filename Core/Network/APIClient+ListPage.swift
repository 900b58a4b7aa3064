public import Foundation

extension APIClient {
    /// Gets one page of a list from the server. The request has the query parameters `_page` and `_limit`.
    ///
    /// A server may ignore the query and send the whole list: it sends more elements than `limit`, and `X-Total-Count`
    /// is missing or is the number of sent elements. Then this method selects the page.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1.
    ///   - limit: The number of elements on one page.
    ///   - path: The path of the list, for example `/posts`.
    ///   - query: Additional query parameters, for example a filter.
    ///   - element: Converts an element of the response to a model.
    ///   - isIncluded: The same filter as in `query`. It is applied if the server may have ignored `query`.
    ///   - retriesConnection: Whether the request is sent again if no connection is possible.
    ///   - areInOrder: The same order as in `query`. It is used if this method selects the page.
    /// - Returns: The page, and whether there is a next page. Without a total, a full page has a next page.
    /// - Throws: `APIError`. It is `invalidResponse` if the response is not a list of the expected elements.
    public func page<Response: Decodable, Element>(
        _ number: Int,
        limit: Int,
        of path: APIPath,
        query: [URLQueryItem] = [],
        element: (Response) -> Element,
        where isIncluded: (Element) -> Bool,
        retriesConnection: Bool = true,
        by areInOrder: ((Element, Element) -> Bool)? = nil
    ) async throws(APIError) -> ListPage<Element> {
        try await page(
            number,
            limit: limit,
            of: path,
            query: query,
            elements: { (responses: [Response]) in responses.map(element) },
            where: isIncluded,
            retriesConnection: retriesConnection,
            by: areInOrder
        )
    }

    /// Gets one page of a list that is inside of another JSON value, for example of an object. `elements` converts the
    /// whole response to the models. See the method with `element` for the other parameters.
    public func page<Response: Decodable, Element>(
        _ number: Int,
        limit: Int,
        of path: APIPath,
        query: [URLQueryItem] = [],
        elements: (Response) -> [Element],
        where isIncluded: (Element) -> Bool,
        retriesConnection: Bool = true,
        by areInOrder: ((Element, Element) -> Bool)? = nil
    ) async throws(APIError) -> ListPage<Element> {
        let paging = [("_page", number), ("_limit", limit)].map { URLQueryItem(name: $0, value: String($1)) }
        var request = APIRequest(.get, path, query: paging + query)
        request.retriesConnection = retriesConnection
        let response = try await response(to: request)
        let items = elements(try response.decoded())
        let total = response.headers["X-Total-Count"].flatMap(UInt32.init).map(Int.init)
        if items.count > limit, total == nil || total == items.count {
            let all = items.filter(isIncluded)
            return ListPage(number, of: areInOrder.map { all.sorted(by: $0) } ?? all, limit: limit)
        }
        guard let total else {
            let hasNext = items.count == limit && number < .max
            return ListPage(items: items.filter(isIncluded), total: nil, hasNext: hasNext)
        }
        let end = ListPage<Element>.positions(ofPage: number, limit: limit).upperBound
        return ListPage(items: items, total: total, hasNext: end < total)
    }
}

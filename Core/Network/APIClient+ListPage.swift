public import Foundation

extension APIClient {
    /// Gets one page of a list from the server. The request has the query parameters `_page` and `_limit`.
    ///
    /// Some servers ignore these parameters and the filters in `query`, and send the whole list or its first page. In
    /// this case, this method selects the page from the elements that the server sent. No element appears twice.
    ///
    /// - Parameters:
    ///   - number: The page number. The first page is 1. A page after the last one is empty.
    ///   - limit: The number of elements on one page.
    ///   - path: The path of the list, for example `/posts`.
    ///   - query: Additional query parameters, for example a filter.
    ///   - element: Converts an element of the response to a model.
    ///   - isIncluded: Applies the same filter as `query` to an element. It is used if the server sends no paging header
    ///     fields, or the whole list, because such a server may also ignore `query`.
    ///   - retriesConnection: Whether the request is sent again if no connection is possible.
    ///   - areInOrder: The same order as in `query`. It is used if the server sends the whole list.
    /// - Returns: The page, and whether there is a next page.
    /// - Throws: `APIError`. It is `invalidResponse` if the response is not a list of the expected elements.
    public func page<Response: Decodable, Element: Identifiable & Equatable>(
        _ number: Int,
        limit: Int,
        of path: APIPath,
        query: [URLQueryItem] = [],
        element: (Response) -> Element,
        where isIncluded: (Element) -> Bool,
        retriesConnection: Bool = true,
        by areInOrder: ((Element, Element) -> Bool)? = nil
    ) async throws(APIError) -> ListPage<Element> {
        func list(page: Int) async throws(APIError) -> ListResponse<Element> {
            let paging = [("_page", page), ("_limit", limit)].map { URLQueryItem(name: $0, value: String($1)) }
            var request = APIRequest(.get, path, query: paging + query)
            request.retriesConnection = retriesConnection
            let response = try await response(to: request)
            let responses: [Response] = try response.decoded()
            return ListResponse(responses.map(element), headers: response.headers)
        }
        let found = try await list(page: number)
        var isWhole = found.isWhole(limit: limit)
        if !isWhole, found.hasNoPagingHeader, number > 1, !found.items.isEmpty {
            // Without paging header fields, a request for page 1 shows whether the server ignores the page number.
            isWhole = try await list(page: 1).items == found.items
        }
        if isWhole {
            let all = found.items.filter(isIncluded)
            return ListPage(number, of: areInOrder.map { all.sorted(by: $0) } ?? all, limit: limit)
        }
        return found.page(number, limit: limit, where: isIncluded)
    }
}

/// The elements of a list response, and the values of the header fields `X-Total-Count` and `Link`.
private struct ListResponse<Element: Identifiable & Equatable> {
    let items: [Element]
    private let total: Int?
    private let hasNext: Bool?

    /// Removes repeated elements. Reads the header fields `X-Total-Count` and `Link`, which are optional.
    init(_ items: [Element], headers: HeaderFields) {
        var ids: Set<Element.ID> = []
        self.items = items.filter { ids.insert($0.id).inserted }
        total = headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
        hasNext = headers["Link"].map { $0.contains(#"rel="next""#) || $0.contains("rel=next") }
    }

    var hasNoPagingHeader: Bool { total == nil && hasNext == nil }

    /// Whether the server ignored `_page` and sent the whole list.
    func isWhole(limit: Int) -> Bool {
        items.count > limit && (total == nil || total == items.count)
    }

    /// Converts the response to a page. Without paging header fields, there is a next page if this page is full.
    func page(_ number: Int, limit: Int, where isIncluded: (Element) -> Bool) -> ListPage<Element> {
        guard !hasNoPagingHeader else {
            return ListPage(items: items.filter(isIncluded), total: nil, hasNext: items.count == limit && number < .max)
        }
        let (end, isTooLarge) = number.multipliedReportingOverflow(by: limit)
        let isBeforeEnd = total.map { !isTooLarge && end < $0 } ?? (items.count == limit)
        return ListPage(items: items, total: total, hasNext: (hasNext ?? isBeforeEnd) && number < .max)
    }
}

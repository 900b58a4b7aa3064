public import Foundation

extension APIClient {
    /// Gets one page of a collection, with `_page` and `_limit`.
    ///
    /// Some servers ignore these parameters, and then ignore the filters in `query`, too. They send the whole list or the
    /// first page each time. In both cases the page is taken out of the list here. No element comes twice.
    ///
    /// - Parameters:
    ///   - number: The page number, from 1. A page after the last is empty.
    ///   - limit: The size of a page.
    ///   - path: The path of the collection.
    ///   - query: More parameters, for example a filter.
    ///   - element: Turns a DTO into a model.
    ///   - isIncluded: The same filter as in `query`, for a server that ignores it.
    /// - Returns: The page.
    /// - Throws: `APIError`, also for a response that is not a list.
    public func page<Response: Decodable, Element: Identifiable & Equatable>(
        _ number: Int,
        limit: Int,
        of path: APIPath,
        query: [URLQueryItem] = [],
        element: (Response) -> Element,
        where isIncluded: (Element) -> Bool
    ) async throws(APIError) -> ListPage<Element> {
        func list(page: Int) async throws(APIError) -> ListResponse<Element> {
            let paging = [("_page", page), ("_limit", limit)].map { URLQueryItem(name: $0, value: String($1)) }
            let response = try await response(to: APIRequest(.get, path, query: paging + query))
            let responses: [Response] = try response.decoded()
            return ListResponse(responses.map(element), headers: response.headers)
        }
        let found = try await list(page: number)
        var isWhole = found.isWhole(limit: limit)
        if !isWhole, found.hasNoPagingHeader, number > 1, !found.items.isEmpty {
            // Without headers, only a second request tells whether the server has read the page number.
            isWhole = try await list(page: 1).items == found.items
        }
        if isWhole {
            return ListPage(number, of: found.items.filter(isIncluded), limit: limit)
        }
        return found.page(number, limit: limit, where: isIncluded)
    }
}

/// The response to a request for a list, and how much of paging the server supports.
private struct ListResponse<Element: Identifiable & Equatable> {
    let items: [Element]
    private let total: Int?
    private let hasNext: Bool?

    /// Reads the headers `X-Total-Count` and `Link`.
    init(_ items: [Element], headers: HeaderFields) {
        var ids: Set<Element.ID> = []
        self.items = items.filter { ids.insert($0.id).inserted }
        total = headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
        hasNext = headers["Link"].map { $0.contains(#"rel="next""#) || $0.contains("rel=next") }
    }

    var hasNoPagingHeader: Bool { total == nil && hasNext == nil }

    /// Whether the server ignored the page and sent the whole list.
    func isWhole(limit: Int) -> Bool {
        items.count > limit && (total == nil || total == items.count)
    }

    /// The page as the server sent it. The headers say whether there is a next page; without them, a full page has one.
    func page(_ number: Int, limit: Int, where isIncluded: (Element) -> Bool) -> ListPage<Element> {
        guard !hasNoPagingHeader else {
            return ListPage(items: items.filter(isIncluded), total: nil, hasNext: items.count == limit && number < .max)
        }
        let (end, isTooLarge) = number.multipliedReportingOverflow(by: limit)
        let isBeforeEnd = total.map { !isTooLarge && end < $0 } ?? (items.count == limit)
        return ListPage(items: items, total: total, hasNext: (hasNext ?? isBeforeEnd) && number < .max)
    }
}

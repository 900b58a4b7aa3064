extension APIClient {
    /// Gets one page of a list from the server.
    ///
    /// A server may ignore the query and send the whole list: it sends more elements than `limit`, or on a later page as
    /// many as the total. Then this method selects the page. With an offset, more requests fill a page that is too short.
    ///
    /// - Parameters:
    ///   - wanted: The page, and the query that its elements match.
    ///   - request: Asks for the elements that the query selects, without the parameters of a page.
    ///   - paging: How the server divides the list into pages.
    ///   - order: The order that `request` asks for. `nil` keeps the order of the server.
    ///   - elements: Converts the response to the elements of the page.
    /// - Returns: The page, and whether there is a next page. Without a total, each page with elements has one, unless it
    ///   is not full and the first page was full. A page after the last one is empty, also if the server sends 404.
    /// - Throws: `APIError`. It is `invalidResponse` if the response is not a list of the expected elements.
    public func page<Response: Decodable, Element: ListElement>(
        _ wanted: ListRequest<some ListQuery>,
        of request: APIRequest,
        paging: Paging,
        sortedBy order: ((Element, Element) -> Bool)? = nil,
        elements: (Response) -> [Element]
    ) async throws(APIError) -> ListPage<Element> {
        let (number, limit) = (wanted.page, wanted.query.limit)
        return try await page(number, limit: limit, of: request, paging: paging, elements: elements) { all in
            let found = all.filter(wanted.query.matches)
            return order.map { found.sorted(by: $0) } ?? found
        }
    }

    /// Gets one page of a list. `select` filters and sorts elements as `request` does. It is used if the server may have
    /// ignored the query.
    package func page<Response: Decodable, Element>(
        _ number: Int,
        limit: Int,
        of request: APIRequest,
        paging: Paging,
        elements: (Response) -> [Element],
        select: ([Element]) -> [Element]
    ) async throws(APIError) -> ListPage<Element> {
        let (memory, list) = (paging.requests, "\(limit) \(request.path)?\(request.query.percentEncoded)")
        func ids(_ all: [Element]) -> [String] { all.map { ($0 as? any Identifiable).map { "\($0.id)" } ?? "\($0)" } }
        func firstPage() async -> [String] {
            if let known = await memory.firstPage(of: list) { return known }
            _ = try? await page(1, limit: limit, of: request, paging: paging, elements: elements, select: select)
            return await memory.firstPage(of: list) ?? []
        }
        func read(after count: Int) async throws(APIError) -> (PagedResponse, [Element]) {
            do throws(APIError) {
                let found = try await paging.response(to: request, page: number, after: count, limit: limit, from: self)
                return (found, found.response.body.isEmpty ? [] : elements(try found.response.decoded()))
            } catch {
                switch error {
                case .invalidResponse(.json(let json))
                where json.problem == .null(expected: .list) && !json.path.contains("["):
                    break
                case .refused(let refusal) where refusal.status == 404 && (number, count) != (1, 0):
                    if await firstPage().isEmpty { throw error }
                default: throw error
                }
                return ((APIResponse(status: 204), number, nil), [])
            }
        }
        var (found, items) = try await read(after: 0)
        let total = paging.total(in: found.response)
        // If the server names the next page, only the first response can be the whole list.
        let isOnly = found.hasNext.map { !$0 && found.page == 1 } ?? true
        if items.count > limit || number > 1 && total == items.count, total == nil || total == items.count, isOnly {
            return ListPage(number, of: select(items), limit: limit)
        }
        guard found.page == number else { return ListPage(items: [], total: total, hasNext: false) }
        let namesPages = found.response.headers["Link"]?.contains(/rel\s*=\s*"?(first|prev|next|last)/.ignoresCase())
        if number > 1, !items.isEmpty, total == nil, found.hasNext == nil, namesPages != true,
            await Set(firstPage()) == Set(ids(items))
        {
            // The server has no pages, and sends the same list for each of them.
            items = []
        }
        let first = await memory.firstPage(of: list, ids: number == 1 ? ids(items) : nil)?.count
        var start = ListPage<Element>.positions(ofPage: number, limit: limit).lowerBound
        func isMore() -> Bool {
            guard !items.isEmpty, number < .max else { return false }
            return total.map { start < $0 - items.count } ?? (items.count >= limit || first ?? 0 < limit)
        }
        let isOffset = if case .offset = paging.style { true } else { false }
        if isOffset {
            while items.count < limit, isMore() {
                let more = try await read(after: items.count).1
                if Set(ids(more)).isSubset(of: ids(items)) { break }
                items += more
            }
            items = Array(items.prefix(limit))
        } else {
            // A server that makes its pages smaller counts pages of its own size.
            var size = first ?? limit
            if first == nil, let total, !items.isEmpty, start > total - items.count { size = await firstPage().count }
            start = ListPage<Element>.positions(ofPage: number, limit: size).lowerBound
        }
        let hasNext = found.hasNext ?? (isMore() && (items.count >= limit || !isOffset))
        return ListPage(items: total == nil ? select(items) : items, total: total, hasNext: hasNext)
    }
}

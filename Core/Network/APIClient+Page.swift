extension APIClient {
    /// Gets one page of a list from the server.
    ///
    /// A server may ignore the query and send the whole list: it sends more elements than `limit` and does not name a
    /// next page, or on a later page as many as the total. Then this method selects the page. With an offset, more
    /// requests fill a page that is too short.
    ///
    /// - Parameters:
    ///   - wanted: The page, and the query that its elements match.
    ///   - request: Asks for the elements that the query selects, without the parameters of a page.
    ///   - paging: How the server divides the list into pages.
    ///   - order: The order that `request` asks for. `nil` keeps the order of the server.
    ///   - elements: Converts the response to the elements of the page.
    /// - Returns: The page, and whether there is a next page. Without a total, each page with elements has one, unless
    ///   it is not full and the first page was full. A page after the last one is empty, also if the server sends 404.
    /// - Throws: `APIError`. It is `invalidResponse` if the response is not a list of the expected elements.
    public func page<Response: Decodable, Element: ListElement>(
        _ wanted: ListRequest<some ListQuery>,
        of request: APIRequest,
        paging: Paging,
        sortedBy order: ((Element, Element) -> Bool)? = nil,
        elements: (Response) -> [Element]
    ) async throws(APIError) -> ListPage<Element> {
        let (number, limit) = (wanted.page, wanted.query.limit)
        var page = try await page(number, limit: limit, of: request, paging: paging, elements: elements) { all in
            let found = all.filter(wanted.query.matches)
            return order.map { found.sorted(by: $0) } ?? found
        }
        page.includedChanges = wanted.includedChanges
        return page
    }

    /// Gets one page of a list. `select` filters and sorts elements as `request` does. It is used if the server may
    /// have ignored the query.
    package func page<Response: Decodable, Element>(
        _ number: Int,
        limit: Int,
        of request: APIRequest,
        paging: Paging,
        elements: (Response) -> [Element],
        select: ([Element]) -> [Element]
    ) async throws(APIError) -> ListPage<Element> {
        let (memory, list) = (paging.requests, "\(limit) \(request.path)?\(request.query.percentEncoded)")
        func ids(_ all: [Element], _ nulls: Int) -> [String] {
            all.map { ($0 as? any Identifiable).map { "\($0.id)" } ?? "\($0)" } + Array(repeating: "", count: nulls)
        }
        func firstPage() async -> [String] {
            if let remembered = await memory.firstPage(of: list) { return remembered }
            _ = try? await page(1, limit: limit, of: request, paging: paging, elements: elements, select: select)
            return await memory.firstPage(of: list) ?? []
        }
        func read(after count: Int) async throws(APIError) -> (found: PagedResponse, items: [Element], nulls: Int) {
            do throws(APIError) {
                let found = try await paging.response(to: request, page: number, after: count, limit: limit, from: self)
                guard found.response.status != 204 else { return (found, [], 0) }
                let (response, nulls) = try found.response.decodedWithNulls(as: Response.self)
                return (found, elements(response), nulls)
            } catch {
                switch error {
                case .invalidResponse(.json(let json))
                where json.problem == .null(expected: .list) && !json.path.contains("["):
                    break
                case .refused(let refusal) where refusal.status == 404 && (number, count) != (1, 0):
                    if await firstPage().isEmpty { throw error }
                default: throw error
                }
                return ((APIResponse(status: 204), number, nil), [], 0)
            }
        }
        var (found, items, nulls) = try await read(after: 0)
        /// The number of elements that the server has sent for the page.
        var sent: Int { items.count + nulls }
        func isFirstPage() async -> Bool { await Set(firstPage()) == Set(ids(items, nulls)) }
        // A total below what came is missing, and so is one that leaves nothing for the next page of the server.
        var total = paging.total(in: found.response).flatMap { $0 < sent + (found.hasNext == true ? 1 : 0) ? nil : $0 }
        // If the server names the next page, only the first response can be the whole list.
        let isOnly = found.hasNext.map { !$0 && found.page == 1 && paging.onlyNext } ?? true
        if isOnly, total == nil || total == sent {
            let isAll = sent > limit ? true : number > 1 && total == sent ? await isFirstPage() : false
            if isAll { return ListPage(number, of: select(items), limit: limit) }
        }
        guard found.page == number else { return ListPage(items: [], total: total, hasNext: false) }
        if number > 1, sent > 0, total == nil, found.hasNext == nil, await isFirstPage() {
            // The server has no pages, and sends the same list for each of them.
            (items, nulls) = ([], 0)
        }
        let first = await memory.firstPage(of: list, ids: number == 1 ? ids(items, nulls) : nil)?.count
        var start = ListPage<Element>.positions(ofPage: number, limit: limit).lowerBound
        let isOffset = if case .offset = paging.style { true } else { false }
        if !isOffset {
            // A server that makes its pages smaller counts pages of its own size.
            var size = first ?? limit
            if first == nil, let total, sent > 0, start > total - sent { size = await firstPage().count }
            start = ListPage<Element>.positions(ofPage: number, limit: size).lowerBound
        }
        // The pages of a server that names the next one can have any size.
        if !paging.onlyNext, let count = total, sent > 0, start > count - sent { total = nil }
        func isMore() -> Bool {
            guard sent > 0, number < .max else { return false }
            return total.map { start < $0 - sent } ?? (sent >= limit || first ?? 0 < limit)
        }
        while isOffset, sent < limit, isMore() {
            let more = try await read(after: sent)
            if Set(ids(more.items, more.nulls)).isSubset(of: ids(items, nulls)) { break }
            items = items + more.items
            nulls = nulls + more.nulls
            found = more.found
        }
        let isLonger = isOffset && sent > limit
        let hasNext = isLonger || found.hasNext ?? (isMore() && (sent >= limit || !isOffset))
        if isLonger { (items, nulls) = (Array(items.prefix(limit)), 0) }
        var result = ListPage(items: total == nil ? select(items) : items, total: total, hasNext: hasNext)
        result.nulls = nulls
        return result
    }
}

/// Remembers the requests for the pages of lists whose server names only the next page, with a cursor or an address.
actor PageRequests {
    /// The request for the page after a response. `nil` means that there is no such page.
    typealias Next = @Sendable (APIResponse, APIRequest) -> Result<APIRequest, APIError>?

    private var lists: [String: List] = [:]
    private var firstPages: [String: [String]] = [:]

    /// The ids on the first page of a list. With `ids`, remembers them.
    func firstPage(of list: String, ids: [String]? = nil) -> [String]? {
        if firstPages.count >= 50, firstPages[list] == nil { firstPages = [:] }
        firstPages[list] = ids ?? firstPages[list]
        return firstPages[list]
    }

    /// Asks for a page. Asks for the pages before it, if their requests are not known. Throws an error after 20
    /// requests.
    func response(
        to first: APIRequest,
        page: Int,
        from client: any APIClient,
        next: @escaping Next
    ) async throws(APIError) -> PagedResponse {
        let key = "\(first.path)?\(first.query.percentEncoded)"
        // A user can search for many texts.
        if lists.count >= 50, lists[key] == nil { lists = [:] }
        let list = lists[key] ?? List(first)
        lists[key] = list
        let retries = first.retriesConnection
        return try await list.access.run {
            await Result { () async throws(APIError) in
                try await list.response(max(1, page), retriesConnection: retries, from: client, next: next)
            }
        }
        .get()
    }

    /// The known pages of one list.
    private actor List {
        /// One page is asked for at a time, because its response has the request for the next page.
        nonisolated let access = ExclusiveAccess()
        private var requests: [Result<APIRequest, APIError>]

        init(_ first: APIRequest) {
            requests = [.success(first)]
        }

        func response(
            _ page: Int,
            retriesConnection: Bool,
            from client: any APIClient,
            next: Next
        ) async throws(APIError) -> PagedResponse {
            let start = min(page, requests.count)
            for number in start..<start + 20 {
                let original = try requests[number - 1].get()
                var request = original
                request.retriesConnection = retriesConnection
                let response = try await client.response(to: request)
                requests.removeLast(requests.count - number)
                // A cursor that comes twice would never end.
                if let next = next(response, original), !requests.contains(next) { requests.append(next) }
                let hasNext = requests.count > number
                if number == page || !hasNext { return (response, number, hasNext) }
            }
            throw .invalidResponse(.onlyNextPages(page))
        }
    }
}

/// Remembers the requests for the pages of lists whose server names only the next page, with a cursor or an address.
actor NextPages {
    private var lists: [String: List] = [:]

    /// Asks for a page. Asks for the pages before it, if their requests are not known. Throws an error after 20 requests.
    func response(
        to first: APIRequest,
        page: Int,
        from client: any APIClient,
        next: @escaping List.Next
    ) async throws(APIError) -> (response: APIResponse, page: Int, hasNext: Bool?) {
        let key = "\(first.path)?\(first.query.percentEncoded)"
        // A user can search for many texts.
        if lists.count >= 50, lists[key] == nil { lists = [:] }
        let list = lists[key] ?? List(first)
        lists[key] = list
        let retries = first.retriesConnection
        return try await list.access.run {
            await Result { () async throws(APIError) in
                try await list.response(page, retriesConnection: retries, from: client, next: next)
            }
        }
        .get()
    }

    /// A path with a query and a limit.
    actor List {
        typealias Next = @Sendable (APIResponse, APIRequest) -> Result<APIRequest, APIError>?

        /// One page is asked for at a time, because its response has the request for the next page.
        nonisolated let access = ExclusiveAccess()
        /// The requests for the first pages.
        private var requests: [Result<APIRequest, APIError>]

        init(_ first: APIRequest) {
            requests = [.success(first)]
        }

        func response(
            _ page: Int,
            retriesConnection: Bool,
            from client: any APIClient,
            next: Next
        ) async throws(APIError) -> (response: APIResponse, page: Int, hasNext: Bool?) {
            let start = min(max(1, page), requests.count)
            for number in start..<start + 20 {
                var request = try requests[number - 1].get()
                request.retriesConnection = retriesConnection
                let response = try await client.response(to: request)
                requests.removeLast(requests.count - number)
                // A cursor that comes twice would never end.
                if let next = next(response, request), !requests.contains(next) { requests.append(next) }
                let hasNext = requests.count > number
                if number == page || !hasNext { return (response, number, hasNext) }
            }
            throw .invalidResponse(.onlyNextPages(page))
        }
    }
}

import Core

/// Logs each request to the fake backend. These requests do not use HTTP, so `LoggedTransport` cannot log them.
struct LoggedAPIClient: APIClient {
    private let client: any APIClient
    private let log: RequestLog

    init(_ client: any APIClient, log: RequestLog) {
        self.client = client
        self.log = log
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let query = request.query.isEmpty ? "" : "?" + request.query.percentEncoded
        return try await log.entry(request.method, "\(request.path)\(query)") { () async throws(APIError) in
            try await client.send(request)
        }
    }
}

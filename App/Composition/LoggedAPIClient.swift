import Core

/// Tells each request and its answer to a log: no header and no body, so that no secret can get there.
struct LoggedAPIClient: APIClient {
    private let client: any APIClient
    private let log: (@Sendable (String) -> Void)?

    init(_ client: any APIClient, log: (@Sendable (String) -> Void)?) {
        self.client = client
        self.log = log
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard let log else { return try await client.send(request) }
        let query = request.query.isEmpty ? "" : "?" + request.query.percentEncoded
        let line = "\(request.method.rawValue) \(request.path)\(query)"
        let start = ContinuousClock.now
        do throws(APIError) {
            let response = try await client.send(request)
            log("\(line) → \(response.status), \(response.body.count) bytes, \(milliseconds(since: start)) ms")
            return response
        } catch {
            log("\(line) → \(error), \(milliseconds(since: start)) ms")
            throw error
        }
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> Int {
        Int((ContinuousClock.now - start) / .milliseconds(1))
    }
}

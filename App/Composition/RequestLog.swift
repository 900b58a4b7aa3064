import Core

/// Logs each request and its result. It does not log headers and bodies, because they may contain secrets.
struct RequestLog: Sendable {
    private let write: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Sends one request and logs it, for example as `GET /posts?_page=1 → 200, 5642 bytes, 3 ms`.
    func entry<Failure: Error>(
        _ method: APIRequest.Method,
        _ target: String,
        _ send: () async throws(Failure) -> APIResponse
    ) async throws(Failure) -> APIResponse {
        let start = ContinuousClock.now
        func end(_ outcome: String) {
            let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
            write("\(method.rawValue) \(target) → \(outcome), \(milliseconds) ms")
        }
        do throws(Failure) {
            let response = try await send()
            end("\(response.status), \(response.body.count) bytes")
            return response
        } catch {
            end("\(error)")
            throw error
        }
    }
}

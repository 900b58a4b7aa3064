public import Core

/// Sends requests to a `FakeBackend` in the same process. With it, the app needs no server.
public struct FakeAPIClient: APIClient {
    private let backend: FakeBackend

    /// Creates a client. Clients with the same backend have the same data.
    public init(_ backend: FakeBackend = FakeBackend()) {
        self.backend = backend
    }

    /// Returns the response of the backend, whatever its status code is.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await backend.respond(to: request)
    }
}

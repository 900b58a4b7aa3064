public import Core

/// Sends requests to a `FakeBackend` that runs inside the app, so that the app does not need a server.
public struct FakeAPIClient: APIClient {
    private let backend: FakeBackend

    /// Creates a client. All clients with the same backend use the same data.
    public init(_ backend: FakeBackend = FakeBackend()) {
        self.backend = backend
    }

    /// Returns the response of the backend, even if it is an error response.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await backend.respond(to: request)
    }
}

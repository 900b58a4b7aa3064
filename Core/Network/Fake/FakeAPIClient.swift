public import Core

/// Sends requests to a `FakeBackend` in the same process. So the app needs no server.
public struct FakeAPIClient: APIClient {
    private let backend: FakeBackend

    /// Creates a client. All clients with the same backend use the same data.
    public init(_ backend: FakeBackend = FakeBackend()) {
        self.backend = backend
    }

    /// Returns the response of the backend, also if its status code is an error.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await backend.respond(to: request)
    }
}

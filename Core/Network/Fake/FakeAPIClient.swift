public import Core

/// A client that calls a `FakeBackend` directly: the whole app without a server.
public struct FakeAPIClient: APIClient {
    private let backend: FakeBackend

    /// Makes a client of a backend.
    public init(_ backend: FakeBackend = FakeBackend()) {
        self.backend = backend
    }

    /// Hands the call to the backend.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await backend.respond(to: request)
    }
}

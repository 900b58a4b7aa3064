public import Core

/// Sends requests to a `FakeBackend` that runs inside the app, so that the app does not need a server.
public struct FakeAPIClient: APIClient {
    private let backend: FakeBackend
    private let events: AppEvents

    /// Creates a client. All clients with the same backend use the same data. `events` receives an event for each
    /// request.
    public init(_ backend: FakeBackend = FakeBackend(), events: AppEvents = AppEvents()) {
        (self.backend, self.events) = (backend, events)
    }

    /// Returns the response of the backend, even if it is an error response.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let send = { () async throws(APIError) in try await backend.respond(to: request) }
        return try await events.attempt(request.method, "\(request.path)?\(request.query.percentEncoded)", send)
    }
}

import Core
import Foundation

/// Keep `AuthorizedAPIClient` also around an `APIClient` of your own. Such a client sends
/// `TransportRequest(request, to: server)`, where the path and `+` in a query are encoded already. With all header
/// fields, such as `Idempotency-Key`, a change is executed once. The client returns an error response, or throws
/// `APIError.refused`. If no response arrives, it throws `APIError.requestFailed`.
enum OldApp {
    static let service = OldService(URL(string: "https://api.example.com") ?? URL(filePath: "/"))
    static let sessions = InMemorySessionStore()
    static let client = AuthorizedAPIClient(
        HTTPAPIClient(server: service.server, transport: OldServiceTransport(service: service)),
        sessions: sessions
    )
}

import Core
import Foundation
import TestSupport
import Testing

#if os(Linux)
    import CurlTransport
#endif

/// The transports over HTTP.
enum Wire: CaseIterable {
    #if os(Linux)
        case curl
    #endif
    case urlSession

    /// The transport of `focal`.
    static var ofApp: Wire { allCases[0] }

    var transport: any HTTPTransport {
        switch self {
        #if os(Linux)
            case .curl: CurlTransport.shared
        #endif
        case .urlSession: URLSessionTransport.shared
        }
    }

    /// Sends a request without a timeout.
    func send(
        _ method: APIRequest.Method = .get,
        _ path: String = "/posts",
        headers: HeaderFields = HeaderFields(),
        body: Data? = nil,
        limits: HTTPLimits = HTTPLimits(),
        to server: FaultServer
    ) async throws -> APIResponse {
        let url = try #require(URL(string: server.url.absoluteString + path))
        return try await transport.send(TransportRequest(method, url, headers: headers, body: body, limits: limits))
    }

    /// A client with this transport and without retries.
    func client(_ server: URL, total: Duration = .seconds(240)) -> HTTPAPIClient {
        HTTPAPIClient(server: server, limits: HTTPLimits(total: total), retries: .never, transport: transport)
    }
}

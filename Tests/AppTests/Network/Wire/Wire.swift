import Core
import Foundation
import TestSupport
import Testing

#if os(Linux)
import CurlTransport
#endif

/// The implementations of `HTTPTransport`. The tests use them to send real HTTP requests.
enum Wire: CaseIterable {
    #if os(Linux)
    case curl
    #endif
    case urlSession

    /// The transport that `focal` uses on this system.
    static var ofApp: Wire { allCases[0] }

    var transport: any HTTPTransport {
        switch self {
        #if os(Linux)
        case .curl: CurlTransport.shared
        #endif
        case .urlSession: URLSessionTransport.shared
        }
    }

    /// Sends one request and returns its response, without a deadline and without retries.
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

    /// Returns a client that uses this transport and does not retry. `total` is the timeout of each request.
    func client(_ server: URL, total: Duration = .seconds(240)) -> HTTPAPIClient {
        let limits = HTTPLimits(total: total)
        return HTTPAPIClient(server: server, limits: limits, retries: RetryPolicy(limit: 0), transport: transport)
    }
}

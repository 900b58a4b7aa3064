public import Core

/// Sends HTTP requests with libcurl. Use it on Linux, where `URLSession` crashes the process on some malformed responses.
public struct CurlTransport: HTTPTransport {
    /// The only instance. Its thread and its connections are used until the process ends.
    public static let shared = CurlTransport()

    private let loop = CurlLoop()

    private init() {}

    /// Sends a request and returns the response, whatever its status code is.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        guard let loop else { throw .noResponse(.unreachable) }
        let (outcomes, outcome) = AsyncStream.makeStream(of: CurlExchange.Outcome.self)
        let exchange = CurlExchange(request) { outcome.yield($0) }
        loop.start(exchange)
        // When the caller is cancelled, the stream ends at once, and the loop closes the connection.
        defer { loop.end(exchange) }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noResponse(.cancelled)
    }
}

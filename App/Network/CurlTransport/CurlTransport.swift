public import Core

/// HTTP on libcurl: the transport on Linux, where Foundation's own `URLSession` ends the process on answers that a broken or
/// hostile server can give.
public struct CurlTransport: HTTPTransport {
    /// The one of the process: its thread and its connections last as long.
    public static let shared = CurlTransport()

    private let loop = CurlLoop()

    private init() {}

    /// Sends a request.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        guard let loop else { throw .noResponse(.unreachable) }
        let (outcomes, outcome) = AsyncStream.makeStream(of: CurlExchange.Outcome.self)
        let exchange = CurlExchange(request) { outcome.yield($0) }
        loop.start(exchange)
        // The stream ends at once when the caller is cancelled; then the loop drops the connection.
        defer { loop.end(exchange) }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noResponse(.cancelled)
    }
}

public import Core

/// HTTP on libcurl: the transport on Linux, where Foundation's own `URLSession` ends the process on answers that a broken or
/// hostile server can give.
public struct CurlTransport: HTTPTransport {
    private let loop = CurlLoop()

    /// Makes a transport, with a thread and connections of its own.
    public init() {}

    /// Sends a request.
    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> APIResponse {
        guard let loop else { throw .noAnswer(.unreachable) }
        let (outcomes, outcome) = AsyncStream.makeStream(of: CurlExchange.Outcome.self)
        let exchange = CurlExchange(request) { outcome.yield($0) }
        loop.start(exchange)
        // The stream ends at once when the caller is cancelled; then the loop drops the connection.
        defer { loop.end(exchange) }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noAnswer(.cancelled)
    }
}

public import Core

/// Sends HTTP requests with libcurl. On Linux, use it instead of `URLSession`, which crashes on some invalid responses.
public struct CurlTransport: HTTPTransport {
    /// The only instance. It keeps its thread until the process ends, and can use a connection again.
    public static let shared = CurlTransport()

    private let loop = CurlLoop()

    private init() {}

    /// True. A file is read while it is sent.
    public var sendsFiles: Bool { true }

    /// Sends a request and returns the response, even if the status code of the response means an error. If the task is
    /// cancelled, this method stops the request and throws `.noResponse(.cancelled)`.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        guard let loop else { throw .noResponse(.unreachable) }
        let (outcomes, outcome) = AsyncStream.makeStream(of: CurlExchange.Outcome.self)
        let exchange = CurlExchange(request) { outcome.yield($0) }
        loop.start(exchange)
        // If the task is cancelled, the stream ends at once, and the loop stops the request.
        defer { loop.end(exchange) }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noResponse(.cancelled)
    }
}

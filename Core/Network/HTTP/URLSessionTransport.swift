import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends HTTP requests with `URLSession`, for apps on Apple platforms.
///
/// On Linux, `URLSession` crashes the process on some malformed responses. Use it there only for a server that you trust.
public final class URLSessionTransport: HTTPTransport {
    /// The only instance. On Linux it is not safe to release one session while another is in use.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let exchanges = HTTPExchanges()

    private init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // The client has its own deadline, which must always come first.
        configuration.timeoutIntervalForRequest = 7 * 86_400
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// Sends a request and returns the response, whatever its status code is.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let (outcomes, outcome) = AsyncStream.makeStream(of: HTTPExchanges.Outcome.self)
        let task = session.dataTask(with: URLRequest(request))
        exchanges.add(task, largestBody: request.limits.body) { outcome.yield($0) }
        task.resume()
        // When the caller is cancelled, the stream ends at once. The task is cancelled after that.
        defer { task.cancel() }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noResponse(.cancelled)
    }
}

extension URLRequest {
    fileprivate init(_ request: TransportRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        for field in request.headers {
            setValue(field.value, forHTTPHeaderField: field.name)
        }
    }
}

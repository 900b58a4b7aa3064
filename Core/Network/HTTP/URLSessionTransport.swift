import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends HTTP requests with `URLSession`, for apps on Apple platforms.
///
/// Some malformed responses crash the process on Linux. So on Linux, use this transport only with a server that you
/// trust.
public final class URLSessionTransport: HTTPTransport {
    /// The only instance. On Linux, it is not safe to use one `URLSession` while a different one is being released.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let exchanges = HTTPExchanges()

    private init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // The deadline of `HTTPAPIClient` limits the duration. This timeout is so long that it is never reached first.
        configuration.timeoutIntervalForRequest = 7 * 86_400
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// Sends a request and returns the response, even a response with an error status code such as 404.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let (outcomes, outcome) = AsyncStream.makeStream(of: HTTPOutcome.self)
        let task = session.dataTask(with: URLRequest(request))
        exchanges.add(task, largestBody: request.limits.body) { outcome.yield($0) }
        task.resume()
        // When the caller is cancelled, the stream ends at once. Then this line cancels the task.
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

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// HTTP on `URLSession`: the transport of apps on Apple's systems.
///
/// On Linux, Foundation's `URLSession` ends the whole process on some answers that a broken or hostile server can give. It
/// serves there for a server of your own; `focal` uses `CurlTransport`.
public final class URLSessionTransport: HTTPTransport {
    /// The one session of the process: to tear one down while another works is not safe on Linux.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let exchanges = HTTPExchanges()

    private init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // Deadlines are the client's; the session's own must never come first.
        configuration.timeoutIntervalForRequest = 7 * 86_400
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// Sends a request.
    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> APIResponse {
        let (outcomes, outcome) = AsyncStream.makeStream(of: HTTPExchanges.Outcome.self)
        let task = session.dataTask(with: URLRequest(request))
        exchanges.add(task, largestBody: request.limits.body) { outcome.yield($0) }
        task.resume()
        // The stream ends at once when the caller is cancelled; the task is told afterwards, from outside of that.
        defer { task.cancel() }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noAnswer(.cancelled)
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = request.body
        for field in request.headers {
            setValue(field.value, forHTTPHeaderField: field.name)
        }
    }
}

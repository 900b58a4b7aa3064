/// Sends one HTTP request and returns its response, without redirects, retries, a deadline or cookies. `HTTPAPIClient`
/// adds the redirects, the retries and the deadline.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the response, even a response with an error status code such as 404.
    ///
    /// When the task is cancelled, this method closes the connection and throws `noResponse(.cancelled)` at once.
    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse
}

/// The result of an HTTP request: a response or a failure.
typealias HTTPOutcome = Result<APIResponse, HTTPFailure>

/// The reason why an HTTP request failed.
public enum HTTPFailure: Error, Equatable, Sendable {
    /// No response arrived.
    case noResponse(ConnectionFailure.Reason)
    /// A response arrived, but it cannot be used.
    case invalidResponse(InvalidResponse)
}

extension HTTPFailure: CustomStringConvertible {
    /// A short description for logs, for example `no response: timedOut`.
    public var description: String {
        switch self {
        case .noResponse(let reason): "no response: \(reason)"
        case .invalidResponse(let problem): "invalid response: \(problem)"
        }
    }
}

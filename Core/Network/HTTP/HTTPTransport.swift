/// Sends one HTTP request and returns its response. It has no redirects, retries, cookies or deadline, because `HTTPAPIClient`
/// adds redirects, retries and the deadline in the same way for every transport.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the response, whatever its status code is.
    ///
    /// When the task is cancelled, it throws `.cancelled` at once and closes the connection.
    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse
}

/// Why an HTTP request failed.
public enum HTTPFailure: Error, Equatable, Sendable {
    /// No response arrived.
    case noResponse(ConnectionFailure.Reason)
    /// A response arrived, but it cannot be used.
    case invalidResponse(InvalidResponse)
}

extension HTTPFailure: CustomStringConvertible {
    /// A short description for logs.
    public var description: String {
        switch self {
        case .noResponse(let reason): "no response: \(reason)"
        case .invalidResponse(let problem): "invalid response: \(problem)"
        }
    }
}

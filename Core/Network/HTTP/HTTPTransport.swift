/// Sends one HTTP request and returns its response. It does not follow redirects, repeat requests or store cookies, and
/// it has no deadline. `HTTPAPIClient` adds redirects, retries and the deadline for every transport.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the response, also if its status code is an error.
    ///
    /// When the task is cancelled, it closes the connection and throws `noResponse(.cancelled)` at once.
    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse
}

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

/// Takes one request over the wire and brings its answer back, and decides nothing: it follows no redirect, tries nothing
/// again, keeps no cookie and has no deadline. `HTTPAPIClient` does what has to be decided, the same over every transport.
public protocol HTTPTransport: Sendable {
    /// Sends a request and gives back whatever came, refusals and redirects included.
    ///
    /// A cancelled task ends it at once with `.cancelled`, whatever the connection does, and the connection is dropped.
    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> APIResponse
}

/// Why a request over HTTP brought nothing usable.
public enum HTTPFailure: Error, Equatable, Sendable {
    /// No answer came.
    case noAnswer(ConnectionFailure.Reason)
    /// An answer came that cannot be taken.
    case unusable(InvalidResponse)
}

extension HTTPFailure: CustomStringConvertible {
    /// The failure in few words, for a log.
    public var description: String {
        switch self {
        case .noAnswer(let reason): "no answer: \(reason)"
        case .unusable(let problem): "no use: \(problem)"
        }
    }
}

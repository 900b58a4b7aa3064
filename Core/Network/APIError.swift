/// Why a request failed. A repository turns it into the error of its feature.
public enum APIError: Error, Equatable, Sendable {
    /// No response arrived.
    case requestFailed(ConnectionFailure)
    /// The server refused the request with a status code of 400 or more.
    case refused(Refusal)
    /// A response arrived, but it cannot be used.
    case invalidResponse(InvalidResponse)
    /// The session must be renewed, but it cannot be read or saved. The renewal was not sent to the server.
    case storage(StorageError)
}

/// Why no response arrived from a server.
public struct ConnectionFailure: Error, Equatable, Sendable {
    /// What went wrong.
    public let reason: Reason
    /// The address of the server, as the user entered it.
    public let server: String

    /// A failed connection to `server`.
    public init(_ reason: Reason, server: String) {
        self.reason = reason
        self.server = server
    }

    /// What can go wrong on the way to a server.
    public enum Reason: Error, Equatable, Sendable {
        /// The host name cannot be resolved.
        case unknownHost
        /// No connection can be made.
        case unreachable
        /// The connection ended before the whole response arrived.
        case lost
        /// No secure connection can be made: the certificate is not trusted, TLS failed, or the address uses `http`.
        case insecure
        /// The response did not arrive in time.
        case timedOut
        /// The request was cancelled.
        case cancelled
    }
}

/// A response that refuses the request.
public struct Refusal: Error, Equatable, Sendable {
    /// The status code, 400 or more.
    public let status: Int
    /// The name of the reason, for example `email_taken`, or `nil` if the body has none.
    public let code: String?
    /// The message of the server. It is text from outside.
    public let message: String?
    /// The server's message for each wrong field of the request. It is text from outside.
    public let fields: [String: String]
    /// How long to wait before the next request, or `nil` if the server does not say it.
    public let retryAfter: Duration?

    /// A refusal, by default one with a status code and nothing else.
    public init(
        status: Int,
        code: String? = nil,
        message: String? = nil,
        fields: [String: String] = [:],
        retryAfter: Duration? = nil
    ) {
        self.status = status
        self.code = code
        self.message = message
        self.fields = fields
        self.retryAfter = retryAfter
    }
}

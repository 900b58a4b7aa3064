/// Why a call brought nothing usable. Repositories turn it into their feature's error, once.
public enum APIError: Error, Equatable, Sendable {
    /// No answer came.
    case requestFailed(ConnectionFailure)
    /// The server refused, with a status of 400 or more.
    case refused(Refusal)
    /// An answer came that cannot be taken.
    case invalidResponse(InvalidResponse)
    /// The token has to be renewed, and the session cannot be kept, or not be read; the server was not asked for a new one.
    case storage(StorageError)
}

/// Why no answer came from a server.
public struct ConnectionFailure: Error, Equatable, Sendable {
    /// What happened.
    public let reason: Reason
    /// The server's address, as the user gave it.
    public let server: String

    /// Makes a failure.
    public init(_ reason: Reason, server: String) {
        self.reason = reason
        self.server = server
    }

    /// What can happen between here and a server.
    public enum Reason: Error, Equatable, Sendable {
        /// The name does not resolve.
        case unknownHost
        /// Nothing listens there, or there is no way to it.
        case unreachable
        /// The connection ended before the answer did.
        case lost
        /// The server's certificate, or its TLS, is not to be trusted.
        case insecure
        /// The answer took longer than was allowed.
        case timedOut
        /// Nobody waits for the answer any more.
        case cancelled
    }
}

/// A server's refusal.
public struct Refusal: Error, Equatable, Sendable {
    /// The HTTP status, 400 or more.
    public let status: Int
    /// The reason's stable name, as `email_taken`, or `nil` when the body says none.
    public let code: String?
    /// The reason in the server's words; text from outside.
    public let message: String?
    /// What is wrong with each field of the request, in the server's words; text from outside.
    public let fields: [String: String]
    /// How long to wait before the next try.
    public let retryAfter: Duration?

    /// Makes a refusal.
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

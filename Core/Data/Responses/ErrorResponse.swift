/// The body of an error response: `{"error":{"code","message","fields"}}`.
public struct ErrorResponse: Codable, Sendable {
    /// What is wrong with the request.
    public let error: Problem

    /// Creates a response, for a fake server.
    public init(code: String, message: String, fields: [String: String]? = nil) {
        error = Problem(code: code, message: message, fields: fields)
    }

    /// The object in `error`.
    public struct Problem: Codable, Sendable {
        /// The name of the error for programs, for example `invalid_credentials`.
        public let code: String
        /// The message of the server.
        public let message: String
        /// The problem of each field, by the name of the field in the request.
        public let fields: [String: String]?
    }
}

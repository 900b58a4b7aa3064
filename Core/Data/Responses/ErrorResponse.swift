/// The body of an error response: `{"error":{"code","message","fields"}}`. `fields` can be missing.
public struct ErrorResponse: Codable, Sendable {
    /// What went wrong: a code, a message, and the wrong fields of the request if there are any.
    package let error: Problem

    /// Creates a response, for example in a fake server.
    public init(code: String, message: String, fields: [String: String]? = nil) {
        error = Problem(code: code, message: message, fields: fields)
    }

    /// The value of the field `error` in the body of an error response.
    package struct Problem: Codable, Sendable {
        /// The error code for programs, for example `invalid_credentials`.
        package let code: String
        /// The error message of the server, for people.
        package let message: String
        /// The error message for each wrong field. The key is the name of the field in the request.
        package let fields: [String: String]?
    }
}

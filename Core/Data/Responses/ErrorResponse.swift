/// The body of a refusal: `{"error":{"code","message","fields"}}`.
public struct ErrorResponse: Codable, Sendable {
    /// What was refused, and why.
    public let error: Problem

    /// Makes an answer, as a server would.
    public init(code: String, message: String, fields: [String: String]? = nil) {
        error = Problem(code: code, message: message, fields: fields)
    }

    /// The object inside.
    public struct Problem: Codable, Sendable {
        /// The reason's stable name, as `invalid_credentials`.
        public let code: String
        /// The reason in the server's words.
        public let message: String
        /// What is wrong with each field, by the field's name in the request.
        public let fields: [String: String]?
    }
}

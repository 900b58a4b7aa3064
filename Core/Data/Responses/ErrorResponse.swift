/// The body of an error response: `{"error":{"code","message","fields"}}`, or `{"error":"code"}` as in OAuth (RFC 6749).
/// A member that is missing or cannot be read is `nil`.
public struct ErrorResponse: Codable, Sendable {
    /// What went wrong: a code, a message, and the wrong fields of the request if there are any.
    package let error: Problem

    /// Creates a response, for example in a fake server.
    public init(code: String, message: String, fields: [String: String]? = nil) {
        error = Problem(code: code, message: message, fields: fields)
    }

    /// Decodes one of both forms.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let code = try? container.decode(String.self, forKey: .error) {
            let message: String? = container.decodeIfReadable(forKey: .errorDescription)
            error = Problem(code: code, message: message, fields: nil)
        } else {
            error = try container.decode(Problem.self, forKey: .error)
        }
    }

    private enum Key: String, CodingKey {
        case error
        case errorDescription = "error_description"
    }

    /// The value of the field `error` in the body of an error response.
    package struct Problem: Codable, Sendable {
        /// The error code for programs, for example `invalid_credentials`.
        package let code: String?
        /// The error message of the server, for people.
        package let message: String?
        /// The error message for each wrong field. The key is the name of the field in the request.
        package let fields: [String: String]?
    }
}

extension ErrorResponse.Problem {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        code = container.decodeIfReadable(forKey: .code)
        message = container.decodeIfReadable(forKey: .message)
        fields = container.decodeIfReadable(FieldMessages.self, forKey: .fields)?.texts
    }
}

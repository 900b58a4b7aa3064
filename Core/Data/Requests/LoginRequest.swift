/// The body of `POST /v1/login`.
public struct LoginRequest: Codable, Sendable {
    /// The account's email; the server compares it without case.
    public let email: String
    /// The password, as typed.
    public let pass: String

    /// Makes the body of a login.
    public init(email: String, pass: String) {
        self.email = email
        self.pass = pass
    }
}

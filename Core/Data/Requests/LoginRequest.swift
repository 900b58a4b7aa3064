/// The body of `POST /v1/login`.
public struct LoginRequest: Codable, Sendable {
    /// The email address of the account. The server does not distinguish upper and lower case.
    public let email: String
    /// The password, as the user typed it.
    public let pass: String

    /// Creates the body of a login request. The email address and the password are sent unchanged.
    public init(email: String, pass: String) {
        self.email = email
        self.pass = pass
    }
}

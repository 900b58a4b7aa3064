/// The saved result of a login: the user and the tokens.
public struct Session: Equatable, Sendable, Codable {
    /// The user who is signed in.
    public var user: User
    /// The tokens. `nil` means that the server sends no tokens, so requests have no `Authorization` header field.
    public var tokens: Tokens?

    /// Creates a session in memory. To save the session, pass it to a `SessionStore`.
    public init(user: User, tokens: Tokens?) {
        self.user = user
        self.tokens = tokens
    }
}

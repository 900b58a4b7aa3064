/// The saved result of a login: the user and the tokens.
public struct Session: Equatable, Sendable, Codable {
    /// The user who is signed in.
    public var user: User
    /// The tokens. `nil` means that the server sends no tokens. Then requests have no `Authorization` header.
    public var tokens: Tokens?

    /// Creates a session. It is not saved until a `SessionStore` saves it.
    public init(user: User, tokens: Tokens?) {
        self.user = user
        self.tokens = tokens
    }
}

/// A login that is kept: who, and what opens the account.
public struct Session: Equatable, Sendable, Codable {
    /// Who is signed in.
    public var user: User
    /// The tokens, or `nil` from a server that sends none; then no `Authorization` header is sent.
    public var tokens: Tokens?

    /// Makes a session.
    public init(user: User, tokens: Tokens?) {
        self.user = user
        self.tokens = tokens
    }
}

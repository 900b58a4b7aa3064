public import Foundation

/// The result of a login: the user and the tokens.
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

/// The tokens for requests that need a login.
public struct Tokens: Equatable, Sendable, Codable {
    /// The access token, for the `Authorization` header.
    public let access: String
    /// The refresh token. It can be used only once, to get new tokens. Without it, the session ends when the server
    /// refuses the access token.
    public let refresh: String?
    /// When the access token expires. The refresh token may be valid longer.
    public let expiresAt: Date

    /// Creates tokens, for example from the response to a login.
    public init(access: String, refresh: String?, expiresAt: Date) {
        self.access = access
        self.refresh = refresh
        self.expiresAt = expiresAt
    }
}

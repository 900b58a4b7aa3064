public import Foundation

/// The tokens for requests that need a login.
public struct Tokens: Equatable, Sendable, Codable {
    /// The access token, for the `Authorization` header.
    public let access: String
    /// The refresh token. It can be used only once, to get new tokens.
    public let refresh: String
    /// When the access token expires. The refresh token may be valid longer.
    public let expiresAt: Date

    /// Creates the tokens from one response to a login or refresh.
    public init(access: String, refresh: String, expiresAt: Date) {
        self.access = access
        self.refresh = refresh
        self.expiresAt = expiresAt
    }
}

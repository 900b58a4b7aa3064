public import Foundation

/// What opens an account's endpoints until it expires.
public struct Tokens: Equatable, Sendable, Codable {
    /// The bearer token.
    public let access: String
    /// What a refresh hands in, once.
    public let refresh: String
    /// When the access token ends.
    public let expiresAt: Date

    /// Makes a pair of tokens.
    public init(access: String, refresh: String, expiresAt: Date) {
        self.access = access
        self.refresh = refresh
        self.expiresAt = expiresAt
    }
}

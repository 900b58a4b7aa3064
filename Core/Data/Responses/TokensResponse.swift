public import Foundation

/// The answer of `POST /v1/refresh`, and the part of a login that opens the account's endpoints.
public struct TokensResponse: Codable, Sendable {
    /// The bearer token of the next requests.
    public let accessToken: String
    /// What the next refresh hands in; it serves once.
    public let refreshToken: String
    /// How long the access token lasts, in seconds.
    public let expiresIn: Int

    /// Makes an answer, as a server would.
    public init(accessToken: String, refreshToken: String, expiresIn: Int) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
    }

    /// The domain model of this answer, received at `now`. Tokens last from no time to a hundred years, whatever the
    /// server says: no date that cannot be written and read back comes of it.
    public func tokens(receivedAt now: Date) -> Tokens {
        let lifetime = min(max(expiresIn, 0), 3_155_760_000)
        return Tokens(
            access: accessToken,
            refresh: refreshToken,
            expiresAt: now.addingTimeInterval(TimeInterval(lifetime))
        )
    }

    enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
    }
}

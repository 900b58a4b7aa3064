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

    /// The domain model of this answer, received at `now`. A lifetime of 0 or less says nothing: when the token ends, the
    /// server will tell. None counts as longer than a hundred years, so that the date can be written and read back.
    public func tokens(receivedAt now: Date) -> Tokens {
        let century = 3_155_760_000
        let lifetime = expiresIn > 0 ? min(expiresIn, century) : century
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

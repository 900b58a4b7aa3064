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
    /// server will tell.
    public func tokens(receivedAt now: Date) -> Tokens {
        let end = expiresIn > 0 ? now.addingTimeInterval(TimeInterval(expiresIn)) : .distantFuture
        return Tokens(access: accessToken, refresh: refreshToken, expiresAt: min(end, .distantFuture))
    }

    enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case refreshToken = "refresh_token"
        case expiresIn = "expires_in"
    }
}

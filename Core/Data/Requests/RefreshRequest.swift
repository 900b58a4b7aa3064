/// The body of `POST /v1/refresh`. A refresh token serves once.
public struct RefreshRequest: Codable, Sendable {
    /// The refresh token of the last login or refresh.
    public let refreshToken: String

    /// Makes the body of a refresh.
    public init(refreshToken: String) {
        self.refreshToken = refreshToken
    }

    enum CodingKeys: String, CodingKey {
        case refreshToken = "refresh_token"
    }
}

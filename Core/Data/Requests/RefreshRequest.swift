/// The body of `POST /v1/refresh`.
public struct RefreshRequest: Codable, Sendable {
    /// The refresh token from the last login or refresh. A refresh token can be used only once.
    public let refreshToken: String

    /// Creates the body of a request for new tokens.
    public init(refreshToken: String) {
        self.refreshToken = refreshToken
    }

    enum CodingKeys: String, CodingKey {
        case refreshToken = "refresh_token"
    }
}

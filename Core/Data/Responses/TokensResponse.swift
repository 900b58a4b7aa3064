public import Foundation

/// The response to `POST /v1/refresh`. The response to a login can contain the same fields.
public struct TokensResponse: Codable, Sendable {
    /// The access token for the `Authorization` header field of requests that need a login.
    public let accessToken: String
    /// The refresh token for the next refresh. It can be used only once. If it is missing, the session ends when the
    /// server refuses the access token.
    public let refreshToken: String?
    /// The lifetime of the access token, in seconds. Missing means the same as 0.
    package let expiresIn: Int?

    package init(accessToken: String, refreshToken: String?, expiresIn: Int?) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
    }

    /// Decodes the tokens. An empty token is as if it were missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        accessToken = try container.decode(String.self, forKey: .accessToken)
        guard !accessToken.isBlank else {
            let context = DecodingError.Context(codingPath: container.codingPath, debugDescription: "")
            throw DecodingError.keyNotFound(CodingKeys.accessToken, context)
        }
        let refresh: String? = container.decodeIfReadable(forKey: .refreshToken)
        refreshToken = refresh?.isBlank == true ? nil : refresh
        expiresIn = container.decodeIfReadable(forKey: .expiresIn)
    }

    /// Converts the response to a domain model. `now` is the time at which the response arrived.
    ///
    /// The lifetime of the access token is at most 100 years, so that its expiry date can be saved. If `expiresIn` is 0
    /// or less, the lifetime is also 100 years, so the token is used until the server responds with 401.
    public func tokens(receivedAt now: Date) -> Tokens {
        let century = 3_155_760_000
        let lifetime = expiresIn.map { $0 > 0 ? min($0, century) : century } ?? century
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

extension String {
    /// Whether there is nothing but white space. Such a token is a missing one.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The response to `POST /v1/login`: one JSON object with the fields of the user and the fields of the tokens.
public struct SessionResponse: Codable, Sendable {
    /// The user who signed in.
    public let user: UserResponse
    /// The tokens. `nil` means that the server sends no tokens, like the server in the source article.
    public let tokens: TokensResponse?

    /// Creates a response. Only a fake server uses this initialiser.
    public init(user: UserResponse, tokens: TokensResponse?) {
        self.user = user
        self.tokens = tokens
    }

    /// Decodes the user and the tokens from the same JSON object.
    public init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        let container = try decoder.container(keyedBy: TokensResponse.CodingKeys.self)
        let accessToken = try container.decodeIfPresent(String.self, forKey: .accessToken)
        tokens = accessToken == nil ? nil : try TokensResponse(from: decoder)
    }

    /// Encodes the user and the tokens into the same JSON object.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        try tokens?.encode(to: encoder)
    }
}

/// The response to `POST /v1/login`: one object with the fields of the user and of the tokens.
public struct SessionResponse: Codable, Sendable {
    /// The user who signed in.
    public let user: UserResponse
    /// The tokens, or `nil` if the server sends no tokens, like the server in the FOCAL article.
    public let tokens: TokensResponse?

    /// Creates a response, for a fake server.
    public init(user: UserResponse, tokens: TokensResponse?) {
        self.user = user
        self.tokens = tokens
    }

    /// Decodes both parts from the same object.
    public init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        let container = try decoder.container(keyedBy: TokensResponse.CodingKeys.self)
        let accessToken = try container.decodeIfPresent(String.self, forKey: .accessToken)
        tokens = accessToken == nil ? nil : try TokensResponse(from: decoder)
    }

    /// Encodes both parts into the same object.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        try tokens?.encode(to: encoder)
    }
}

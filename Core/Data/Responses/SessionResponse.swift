/// The answer of `POST /v1/login`: one flat object with the user and, from most servers, the tokens.
public struct SessionResponse: Codable, Sendable {
    /// Who signed in.
    public let user: UserResponse
    /// The tokens, or `nil` from a server that sends none, as the FOCAL article's own does.
    public let tokens: TokensResponse?

    /// Makes an answer, as a server would.
    public init(user: UserResponse, tokens: TokensResponse?) {
        self.user = user
        self.tokens = tokens
    }

    /// Reads the flat object.
    public init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        let container = try decoder.container(keyedBy: TokensResponse.CodingKeys.self)
        let accessToken = try container.decodeIfPresent(String.self, forKey: .accessToken)
        tokens = accessToken == nil ? nil : try TokensResponse(from: decoder)
    }

    /// Writes the flat object.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        try tokens?.encode(to: encoder)
    }
}

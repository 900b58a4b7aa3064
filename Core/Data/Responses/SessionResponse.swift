/// The response to `POST /v1/login`: one JSON object with the fields of the user. It can also have tokens.
public struct SessionResponse: Decodable, Sendable {
    /// The user who signed in.
    public let user: UserResponse
    /// The tokens. `nil` means that the response has no access token.
    public let tokens: TokensResponse?

    /// Decodes the user and the tokens from the same JSON object.
    public init(from decoder: any Decoder) throws {
        user = try UserResponse(from: decoder)
        let container = try decoder.container(keyedBy: TokensResponse.CodingKeys.self)
        let accessToken = container.decodeIfReadable(String.self, forKey: .accessToken)
        tokens = accessToken?.isBlank ?? true ? nil : try TokensResponse(from: decoder)
    }
}

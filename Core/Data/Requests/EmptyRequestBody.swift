/// The request body `{}`, for requests that send only a token.
public struct EmptyRequestBody: Codable, Sendable {
    /// Creates the body, which has no fields.
    public init() {}
}

/// The request body `{}`, for requests that need only an access token.
public struct EmptyRequestBody: Codable, Sendable {
    /// Creates the body, which has no fields.
    public init() {}
}

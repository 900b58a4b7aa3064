/// The body `{}`, for requests that only need the token.
public struct EmptyRequestBody: Codable, Sendable {
    /// Creates the body. It has no fields.
    public init() {}
}

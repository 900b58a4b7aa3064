/// The body `{}`, for calls that carry nothing but a token.
public struct EmptyRequestBody: Codable, Sendable {
    /// Makes the empty body.
    public init() {}
}

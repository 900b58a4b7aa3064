public import Foundation

/// One call to the server.
public struct APIRequest: Equatable, Sendable {
    /// What the call does.
    public var method: HTTPMethod
    /// Where, below the server's address.
    public var path: APIPath
    /// What follows the question mark, in order; values are plain text.
    public var query: [URLQueryItem]
    /// The header fields.
    public var headers: HeaderFields
    /// The body, as JSON, or `nil`.
    public var body: Data?
    /// Whether the session's token goes with it. A login and a refresh go without.
    public var isAuthorized: Bool

    /// Makes a call.
    public init(
        _ method: HTTPMethod,
        _ path: APIPath,
        query: [URLQueryItem] = [],
        headers: HeaderFields = HeaderFields(),
        body: Data? = nil,
        isAuthorized: Bool = true
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.isAuthorized = isAuthorized
    }
}

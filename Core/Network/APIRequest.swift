public import Foundation

/// One request to the server.
public struct APIRequest: Equatable, Sendable {
    /// The method of the request.
    public var method: APIRequest.Method
    /// The path, relative to the server's address.
    public var path: APIPath
    /// The query, in order. Its values are not encoded yet.
    public var query: [URLQueryItem]
    /// The header fields of the request.
    public var headers: HeaderFields
    /// The body as JSON, or `nil`.
    public var body: Data?
    /// Whether the session's token is sent. It is false for a login and for a refresh.
    public var isAuthorized: Bool

    /// A request that is sent with the session's token, unless `isAuthorized` is false.
    public init(
        _ method: APIRequest.Method,
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

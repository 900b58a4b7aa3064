public import Foundation

/// One request to the API of the server.
public struct APIRequest: Equatable, Sendable {
    /// The HTTP method, for example `get`.
    public var method: Method
    /// The path. It is appended to the address of the server.
    public var path: APIPath
    /// The query parameters, in this order. They are percent-encoded when the request is sent.
    public var query: [URLQueryItem]
    /// The header fields. Their names are case-insensitive. `Accept` is JSON unless it is given here, and so is the
    /// `Content-Type` of a JSON body. Another body has the type of `content`.
    public var headers: HeaderFields
    /// The body. `nil` means that the request has no body.
    public var content: RequestBody?
    /// Whether `AuthorizedAPIClient` may add the access token. Set it to false for a login and for a refresh.
    public var isAuthorized: Bool
    /// Whether a `get` is sent again if no connection is possible. Set it to false to show saved data sooner.
    public var retriesConnection: Bool
    /// Who made this request. `AuthorizedAPIClient`, around any client, does not send it for another. `nil` allows all.
    package var owner: ChangeOwner?
    /// The query in the address of a next page, percent-encoded. It is sent byte for byte, instead of `query`.
    var nextQuery: String?
    /// The passwords and tokens in the body. They are masked in an error response that repeats them.
    public var secrets: [String]

    /// Creates a request. By default, it has no query parameters, no header fields and no body.
    public init(
        _ method: Method,
        _ path: APIPath,
        query: [URLQueryItem] = [],
        headers: HeaderFields = HeaderFields(),
        body: Data? = nil,
        isAuthorized: Bool = true,
        retriesConnection: Bool = true,
        secrets: [String] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        content = body.map { .json($0) }
        self.isAuthorized = isAuthorized
        self.retriesConnection = retriesConnection
        self.secrets = secrets
    }

    /// Creates a request with a body of any type, for example a file.
    public init(
        _ method: Method,
        _ path: APIPath,
        query: [URLQueryItem] = [],
        headers: HeaderFields = HeaderFields(),
        content: RequestBody,
        isAuthorized: Bool = true,
        secrets: [String] = []
    ) {
        self.init(method, path, query: query, headers: headers, isAuthorized: isAuthorized, secrets: secrets)
        self.content = content
    }

    /// The bytes of the body. `nil` means that the request has no body, or that a file is in it. A new value is JSON.
    public var body: Data? {
        get { content?.data }
        set { content = newValue.map { .json($0) } }
    }

    /// The type of the body. The header field counts only for JSON, because another body knows its type.
    package var contentType: String? {
        content.map { $0.isJSON ? headers["Content-Type"] ?? $0.type : $0.type }
    }

    /// The HTTP methods that the API uses.
    public enum Method: String, Sendable, CaseIterable, Codable {
        /// Reads a resource.
        case get = "GET"
        /// Creates a resource, or starts an action such as a login.
        case post = "POST"
        /// Replaces a whole resource.
        case put = "PUT"
        /// Changes some fields of a resource.
        case patch = "PATCH"
        /// Deletes a resource.
        case delete = "DELETE"
    }
}

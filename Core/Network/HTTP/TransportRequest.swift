public import Foundation

/// A complete HTTP request that an `HTTPTransport` can send.
public struct TransportRequest: Equatable, Sendable {
    /// The HTTP method, for example `get`.
    public var method: APIRequest.Method
    /// The complete URL, including the query.
    public var url: URL
    /// The header fields. Their names are case-insensitive.
    public var headers: HeaderFields
    /// The body. `nil` means that the request has no body.
    public var body: Data?
    /// The limits for the duration of the request and for the size of the response.
    public var limits: HTTPLimits
    /// Whether a `get` is sent again if no connection is possible.
    public var retriesConnection = true

    /// Creates a request. By default, it has no header fields and no body.
    public init(
        _ method: APIRequest.Method,
        _ url: URL,
        headers: HeaderFields = HeaderFields(),
        body: Data? = nil,
        limits: HTTPLimits = HTTPLimits()
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.limits = limits
    }
}

extension TransportRequest {
    /// Creates the HTTP request for an `APIRequest`. Returns `nil` if `server` and the path do not form a valid URL.
    init?(_ request: APIRequest, to server: URL, limits: HTTPLimits) {
        guard var address = URLComponents(url: server, resolvingAgainstBaseURL: false) else { return nil }
        let base = address.percentEncodedPath
        let folder = base.hasSuffix("/") ? String(base.dropLast()) : base
        address.percentEncodedPath = folder + request.path.description
        if !request.query.isEmpty {
            address.percentEncodedQuery = request.query.percentEncoded
        }
        guard let url = address.url else { return nil }
        self.init(request.method, url, headers: request.headers, body: request.body, limits: limits)
        retriesConnection = request.retriesConnection
        headers["Accept"] = "application/json"
        if body != nil {
            headers["Content-Type"] = "application/json; charset=utf-8"
        }
    }
}

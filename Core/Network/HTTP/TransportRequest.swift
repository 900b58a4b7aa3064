public import Foundation

/// A complete HTTP request, as an `HTTPTransport` sends it.
public struct TransportRequest: Equatable, Sendable {
    /// The method of the request.
    public var method: APIRequest.Method
    /// The whole address, with its query.
    public var url: URL
    /// The header fields of the request.
    public var headers: HeaderFields
    /// The body, or `nil`.
    public var body: Data?
    /// The limits for the response.
    public var limits: HTTPLimits

    /// A request to `url`, by default without header fields and body.
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
    /// The HTTP request for an `APIRequest`, or `nil` if no path can be added to the address of the server.
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
        headers["Accept"] = "application/json"
        if body != nil {
            headers["Content-Type"] = "application/json; charset=utf-8"
        }
    }
}

public import Foundation

/// A request as it goes over the wire.
public struct HTTPRequest: Equatable, Sendable {
    /// What the request does.
    public var method: HTTPMethod
    /// The whole address.
    public var url: URL
    /// The header fields.
    public var headers: HeaderFields
    /// The body, or `nil`.
    public var body: Data?
    /// What the answer may cost.
    public var limits: HTTPLimits

    /// Makes a request.
    public init(
        _ method: HTTPMethod,
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

extension HTTPRequest {
    /// The wire's form of a call; `nil` when `server` is no address that a path can be added to.
    init?(_ call: APIRequest, to server: URL, limits: HTTPLimits) {
        guard var address = URLComponents(url: server, resolvingAgainstBaseURL: false) else { return nil }
        let base = address.percentEncodedPath
        let folder = base.hasSuffix("/") ? String(base.dropLast()) : base
        address.percentEncodedPath = folder + call.path.description
        if !call.query.isEmpty {
            address.percentEncodedQuery = call.query.percentEncoded
        }
        guard let url = address.url else { return nil }
        self.init(call.method, url, headers: call.headers, body: call.body, limits: limits)
        headers["Accept"] = "application/json"
        if body != nil {
            headers["Content-Type"] = "application/json; charset=utf-8"
        }
    }
}

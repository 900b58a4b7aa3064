public import Foundation

/// Sends one HTTP request and returns its response, without redirects, retries, a deadline or cookies. `HTTPAPIClient`
/// adds the redirects, the retries and the deadline.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns the response, even a response with an error status code such as 404.
    ///
    /// When the task is cancelled, this method closes the connection and throws `noResponse(.cancelled)` at once.
    func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse
    /// Whether `send` reads `content`, with its files and its progress. By default, it reads only `body`. Then
    /// `HTTPAPIClient` reads the files into memory.
    var sendsFiles: Bool { get }
}

extension HTTPTransport {
    /// By default, a transport does not read files.
    public var sendsFiles: Bool { false }
}

/// The result of an HTTP request: a response or a failure.
typealias HTTPOutcome = Result<APIResponse, HTTPFailure>

/// The reason why an HTTP request failed.
public enum HTTPFailure: Error, Equatable, Sendable {
    /// No response arrived.
    case noResponse(ConnectionFailure.Reason)
    /// A response arrived, but it cannot be used.
    case invalidResponse(InvalidResponse)
}

extension HTTPFailure: CustomStringConvertible {
    /// A short description for logs, for example `no response: timedOut`. It contains no text of the server.
    public var description: String {
        switch self {
        case .noResponse(let reason): "no response: \(reason)"
        case .invalidResponse(.json), .invalidResponse(.redirect), .invalidResponse(.nextPage): "invalid response"
        case .invalidResponse(let problem): "invalid response: \(problem)"
        }
    }
}

/// A complete HTTP request that an `HTTPTransport` can send.
public struct TransportRequest: Equatable, Sendable {
    /// The HTTP method, for example `get`.
    public var method: APIRequest.Method
    /// The complete URL, including the query.
    public var url: URL
    /// The header fields. Their names are case-insensitive.
    public var headers: HeaderFields
    /// The body. `nil` means that the request has no body. Its type is in `headers`.
    public var content: RequestBody?
    /// The limits for the duration of the request and for the size of the response.
    public var limits: HTTPLimits
    /// Whether a `get` is sent again if no connection is possible.
    public var retriesConnection = true
    /// The secrets of the `APIRequest` and of its body.
    var secrets: [String] = []

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
        self.limits = limits
        self.body = body
    }

    /// The bytes of the body. `nil` means that the request has no body, or that a file is in it.
    public var body: Data? {
        get { content?.data }
        set { content = newValue.map { .bytes($0, type: headers["Content-Type"] ?? "") } }
    }
}

extension TransportRequest {
    /// Creates the HTTP request that `HTTPAPIClient` sends for an `APIRequest`: the URL with its encoding, the header
    /// fields and the body. Returns `nil` if `server` and the path do not form a valid URL.
    ///
    /// An `APIClient` of your own can send it, and must set the `url` of the response for `Paging.link()`. Only
    /// `HTTPAPIClient` adds a deadline, retries, rules for redirects and `http`, and removes secrets from error
    /// responses.
    public init?(_ request: APIRequest, to server: URL, limits: HTTPLimits = HTTPLimits()) {
        guard var address = URLComponents(url: server, resolvingAgainstBaseURL: false) else { return nil }
        let base = address.percentEncodedPath
        let folder = base.hasSuffix("/") ? String(base.dropLast()) : base
        address.percentEncodedPath = folder + request.path.description
        if request.nextQuery != nil || !request.query.isEmpty {
            address.percentEncodedQuery = request.nextQuery ?? request.query.percentEncoded
        }
        guard let url = address.url else { return nil }
        self.init(request.method, url, headers: request.headers, limits: limits)
        content = request.content
        retriesConnection = request.retriesConnection
        secrets = request.secrets + (request.content?.secrets ?? [])
        headers["Content-Type"] = request.contentType ?? headers["Content-Type"]
        // A line break in a token, for example, would add another field.
        let controls = /[\x00-\x08\x0A-\x1F\x7F]/.matchingSemantics(.unicodeScalar)
        for field in headers { headers[field.name] = field.value.replacing(controls, with: " ") }
        headers["Accept"] = headers["Accept"] ?? "application/json"
        #if os(Linux)
        // On Apple platforms, the system adds it. Some servers answer 403 without it.
        headers["User-Agent"] = headers["User-Agent"] ?? ProcessInfo.processInfo.processName
        #endif
    }
}

/// The limits for the duration of a request and for the size of its response.
public struct HTTPLimits: Equatable, Sendable {
    /// The maximum duration of the whole request, including redirects and retries. It starts again with each part of a
    /// body of more than 64 KiB, while it is sent.
    public var total: Duration
    /// The maximum duration of connecting to the server. `URLSession` does not use this limit.
    public var connecting: Duration
    /// The maximum size of the response body in bytes. If the body is larger, the transfer is stopped.
    public var body: Int

    /// Creates limits. The defaults are 30 s for the request, 10 s for connecting, and 10 MB for the response body.
    public init(total: Duration = .seconds(30), connecting: Duration = .seconds(10), body: Int = 10_000_000) {
        self.total = total
        self.connecting = connecting
        self.body = body
    }
}

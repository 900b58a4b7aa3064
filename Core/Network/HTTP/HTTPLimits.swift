/// The limits for the duration of a request and for the size of its response.
public struct HTTPLimits: Equatable, Sendable {
    /// The maximum duration of the whole request, including redirects and retries.
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

/// The limits of a request for duration and memory.
public struct HTTPLimits: Equatable, Sendable {
    /// The maximum duration of the whole request, including redirects and retries.
    public var total: Duration
    /// The maximum duration of connecting to the server. `URLSession` does not use this limit.
    public var connecting: Duration
    /// The maximum size of the response body in bytes. If the body is larger, the transfer is stopped.
    public var body: Int

    /// Creates limits. By default, the request has 30 s, connecting has 10 s, and the body has 10 MB.
    public init(total: Duration = .seconds(30), connecting: Duration = .seconds(10), body: Int = 10_000_000) {
        self.total = total
        self.connecting = connecting
        self.body = body
    }
}

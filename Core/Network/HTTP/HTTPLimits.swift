/// The limits of a request for time and memory.
public struct HTTPLimits: Equatable, Sendable {
    /// The time for the whole request, including redirects and retries.
    public var total: Duration
    /// The time to connect. `URLSession` has no such limit and uses only `total`.
    public var connecting: Duration
    /// The largest body of a response in bytes. The transfer of a larger one is stopped.
    public var body: Int

    /// By default 30 s for the whole request, 10 s to connect, and a body of 10 MB.
    public init(total: Duration = .seconds(30), connecting: Duration = .seconds(10), body: Int = 10_000_000) {
        self.total = total
        self.connecting = connecting
        self.body = body
    }
}

/// How much of our time and memory a server gets.
public struct HTTPLimits: Equatable, Sendable {
    /// How long a call may take in all, its redirects and further tries included.
    public var total: Duration
    /// How long it may take to connect. `URLSession` knows no such limit; there only `total` holds.
    public var connecting: Duration
    /// How many bytes a body may have; one that is longer is cut off while it arrives.
    public var body: Int

    /// Makes limits: 30 s in all, 10 s to connect and 10 MB, unless said otherwise.
    public init(total: Duration = .seconds(30), connecting: Duration = .seconds(10), body: Int = 10_000_000) {
        self.total = total
        self.connecting = connecting
        self.body = body
    }
}

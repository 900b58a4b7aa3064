/// Where posts came from.
public enum FeedSource: String, Equatable, Sendable {
    /// The server.
    case network
}

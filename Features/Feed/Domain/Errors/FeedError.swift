public import Core

/// Why posts cannot be shown.
public enum FeedError: Error, Equatable, Sendable {
    /// The server has no post with this id.
    case noSuchPost(ResourceID)
    /// The server has no `/posts`.
    case noCollection
    /// The server shows posts only to users who are signed in.
    case notSignedIn
    /// The request failed.
    case request(RequestError)
}

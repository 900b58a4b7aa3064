public import Core

/// Why posts cannot be shown.
public enum FeedError: Error, Equatable, Sendable {
    /// The server has no such post.
    case noSuchPost(ResourceID)
    /// The server has no posts at all.
    case noFeed
    /// The server shows its posts only to those who are signed in.
    case notSignedIn
    /// No answer came.
    case noNetwork(ConnectionFailure)
    /// The server failed.
    case serverError(ServerFailure)
    /// The session has to be renewed, and cannot be kept, or not be read.
    case storage(StorageError)
}

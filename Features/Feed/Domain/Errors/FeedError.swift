public import Core

/// The reason why posts cannot be shown, or a comment cannot be written.
public enum FeedError: Error, Equatable, Sendable {
    /// The comment cannot be saved on this device.
    case change(ChangeError)
    /// The server has no post with this id.
    case noSuchPost(Post.ID)
    /// The server has no posts.
    case noCollection
    /// The server has no comments on this post, or not this post.
    case noComments
    /// The server shows posts only to users who are signed in.
    case notSignedIn
    /// The request failed for a general reason, for example because the connection was lost.
    case request(APIError)
}

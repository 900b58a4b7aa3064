/// A post and its comments.
public struct PostThread: Equatable, Sendable {
    /// The post.
    public let post: Post
    /// All comments on the post.
    public let comments: [PostComment]

    /// Creates a thread, also for previews and tests.
    public init(_ post: Post, comments: [PostComment]) {
        self.post = post
        self.comments = comments
    }
}

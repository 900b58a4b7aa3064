/// A post and its comments.
public struct PostThread: Hashable, Sendable {
    /// The post, with the name of its author.
    public let post: Post
    /// All comments on the post. `nil` means that they are not loaded yet.
    public let comments: [PostComment]?

    /// Creates a post with its comments, for example in a preview or a test.
    public init(_ post: Post, comments: [PostComment]?) {
        self.post = post
        self.comments = comments
    }
}

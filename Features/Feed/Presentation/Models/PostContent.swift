/// One post with what was said to it.
public struct PostContent: Equatable, Sendable {
    /// The post.
    public let post: FeedPost
    /// The comments.
    public let comments: [PostComment]
    /// Where both came from.
    public let source = FeedSource.network

    /// Makes content, as for a preview.
    public init(_ post: FeedPost, comments: [PostComment]) {
        self.post = post
        self.comments = comments
    }
}

extension PostContent {
    init(_ thread: PostThread) {
        self.init(FeedPost(thread.post), comments: thread.comments.map(PostComment.init))
    }
}

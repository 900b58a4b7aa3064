public import Core

/// One post with what was said to it.
public struct PostContent: Equatable, Sendable {
    /// The post.
    public let post: FeedPost
    /// The comments.
    public let comments: [PostComment]
    /// Where both came from.
    public let source = FeedSource.network

    init(_ thread: PostThread) {
        post = FeedPost(thread.post)
        comments = thread.comments.map(PostComment.init)
    }
}

/// A comment as pages show it.
public struct PostComment: Equatable, Sendable {
    /// The comment's id.
    public let id: ResourceID
    /// The heading that its writer gave it.
    public let title: String
    /// Its writer's email.
    public let email: String
    /// The text; lines are separated by newlines.
    public let body: String

    init(_ comment: Comment) {
        id = comment.id
        title = comment.title
        email = comment.email
        body = comment.body
    }
}

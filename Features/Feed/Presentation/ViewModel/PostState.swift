public import Core

/// The state of the screen of one post. While the comments are loading, the post can already be visible.
public typealias PostState = LoadState<PostThread, FeedError>

extension PostThread: CustomStringConvertible {
    /// A short description for logs and tests, for example `post 1, 5 comments`.
    public var description: String {
        "post \(post.id)" + (comments.map { ", \($0.count) comments" } ?? "")
    }
}

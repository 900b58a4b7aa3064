public import Core

/// The actions of the user on the feed.
@MainActor
public protocol FeedActions: ListActions {
    /// Opens the screen of a post.
    func open(_ post: Post)
}

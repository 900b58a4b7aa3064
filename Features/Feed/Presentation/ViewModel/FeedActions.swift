public import Core

/// The actions of the user on the feed.
@MainActor
public protocol FeedActions: ListActions {
    /// Shows the posts of one author. `nil` means all authors.
    func filter(author: Author.ID?) async
    /// Opens the screen of a post.
    func open(_ post: Post)
}

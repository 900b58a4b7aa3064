public import Core

/// The actions of the user on the feed.
@MainActor
public protocol FeedActions: ListActions {
    /// Shows one page of posts. The first page is 1.
    func load(page: Int) async
    /// Shows the posts of one author. `nil` means all authors.
    func filter(author: Author.ID?) async
    /// Opens the page of a post.
    func open(_ post: Post)
}

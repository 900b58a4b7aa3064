public import Core

/// The actions of the user on the feed.
@MainActor
public protocol FeedActions: ListActions {
    /// Shows one page of posts. The first page is 1.
    func load(page: Int) async
    /// Shows the next page instead of the current posts, if there is a next page. Also starts to load the pages after it:
    /// at most `ahead` pages.
    func showNext(ahead: Int) async
    /// Shows the posts of one author. `nil` means all authors.
    func filter(author: Author.ID?) async
    /// Opens the page of a post.
    func open(_ post: Post)
}

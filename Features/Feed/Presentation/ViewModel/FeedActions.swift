public import Core

/// The actions of the user on the feed.
@MainActor
public protocol FeedActions: LoadActions {
    /// Shows one page of posts. The first page is 1.
    func load(page: Int) async
    /// Shows the next page below the current posts, if there is a next page.
    func loadNext() async
    /// Shows the next page instead of the current posts, if there is a next page. Also starts to load the pages after it:
    /// at most `ahead` pages.
    func showNext(ahead: Int) async
    /// Loads the posts again. If several pages are visible, loads only the first of these pages.
    func refresh() async
    /// Shows the posts that contain `text`. The search starts when the text has not changed for 300 ms.
    func search(_ text: String) async
    /// Shows the posts of one author. `nil` means all authors.
    func filter(author: Author.ID?) async
    /// Opens the page of a post.
    func open(_ post: Post)
}

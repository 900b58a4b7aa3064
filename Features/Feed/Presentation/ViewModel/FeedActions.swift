public import Core

/// What the user can do on the feed.
@MainActor
public protocol FeedActions {
    /// Shows one page. The page number starts at 1.
    func load(page: Int) async
    /// Adds the next page to the posts, if there is one.
    func loadNext() async
    /// Shows the next page instead of the posts, if there is one.
    func showNext() async
    /// Loads the posts again, from the first page that is shown.
    func refresh() async
    /// Shows the posts that contain `text`. It waits until the user has not typed for 300 ms.
    func search(_ text: String) async
    /// Shows the posts of one author, or of all authors.
    func filter(author: ResourceID?) async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}

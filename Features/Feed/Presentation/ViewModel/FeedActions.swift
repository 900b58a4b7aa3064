public import Core

/// What the feed's page may ask for.
@MainActor
public protocol FeedActions {
    /// Shows one page; pages count from 1.
    func load(page: Int) async
    /// Adds the next page, if there is one.
    func loadNext() async
    /// Fetches anew what is shown, from its first page.
    func refresh() async
    /// Shows the posts that contain `text`, once typing has paused for 300 ms.
    func search(_ text: String) async
    /// Shows one author's posts, or everybody's.
    func filter(author: ResourceID?) async
    /// Stops what is under way, as when the page is left.
    func cancel()
}

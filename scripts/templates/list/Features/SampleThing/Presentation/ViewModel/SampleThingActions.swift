/// What the page of the list may ask for.
@MainActor
public protocol SampleThingActions {
    /// Shows one page; pages count from 1.
    func load(page: Int) async
    /// Adds the next page, if there is one.
    func loadNext() async
    /// Fetches anew what is shown, from its first page.
    func refresh() async
    /// Shows the items that contain `text`, once typing has paused for 300 ms.
    func search(_ text: String) async
    /// Stops what is under way, as when the page is left.
    func cancel()
}

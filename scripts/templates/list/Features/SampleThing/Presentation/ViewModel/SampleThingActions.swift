/// What the user can do on the list.
@MainActor
public protocol SampleThingActions {
    /// Shows one page. The page number starts at 1.
    func load(page: Int) async
    /// Adds the next page to the list, if there is one.
    func loadNext() async
    /// Loads the list again, from the first page that is shown.
    func refresh() async
    /// Shows the sample items that contain `text`. It waits until the user has not typed for 300 ms.
    func search(_ text: String) async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}

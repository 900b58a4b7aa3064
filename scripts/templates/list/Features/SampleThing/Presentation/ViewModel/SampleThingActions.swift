/// The actions of the user on the list.
@MainActor
public protocol SampleThingActions {
    /// Loads and shows one page. Page numbers start at 1.
    func load(page: Int) async
    /// Loads the next page, if there is one, and adds it to the list.
    func loadNext() async
    /// Loads the first of the shown pages again, and shows only this page.
    func refresh() async
    /// Shows the sample items that contain `text`. It first waits until the user has not typed for 300 ms.
    func search(_ text: String) async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}

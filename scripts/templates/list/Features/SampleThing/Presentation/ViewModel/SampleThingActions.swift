public import Core

/// The actions of the user on the list.
@MainActor
public protocol SampleThingActions: LoadActions {
    /// Shows one page of sample items. The first page is 1.
    func load(page: Int) async
    /// Shows the next page below the current sample items, if there is a next page.
    func loadNext() async
    /// Loads the sample items again. If several pages are visible, loads only the first of these pages.
    func refresh() async
    /// Shows the sample items that contain `text`. The search starts when the text has not changed for 300 ms.
    func search(_ text: String) async
    /// Opens the page of a sample item.
    func open(_ item: SampleThingItem)
}

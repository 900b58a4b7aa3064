/// The actions of every screen with a long list.
@MainActor
public protocol ListActions: LoadActions {
    /// Adds the next page to the visible elements, if there is a next page.
    func loadNext() async
    /// Shows the elements that contain `text`. The search starts when the text has not changed for 300 ms.
    func search(_ text: String) async
}

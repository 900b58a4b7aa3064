public import Core

/// The actions of the user on the list.
@MainActor
public protocol SampleThingActions: ListActions {
    /// Shows one page of sample items. The first page is 1.
    func load(page: Int) async
    /// Opens the page of a sample item.
    func open(_ item: SampleThingItem)
}

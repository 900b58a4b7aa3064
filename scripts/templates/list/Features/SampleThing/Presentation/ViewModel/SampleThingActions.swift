public import Core

/// The actions of the user on the list.
@MainActor
public protocol SampleThingActions: ListActions {
    /// Opens the screen of a sample item.
    func open(_ item: SampleThingItem)
}

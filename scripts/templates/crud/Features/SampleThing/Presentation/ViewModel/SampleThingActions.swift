public import Core

/// The actions of the user on the screen of the sample items.
///
/// A change is shown at once. If saving the change fails, the screen undoes it. Before a load has succeeded and during
/// other work, a change does nothing.
@MainActor
public protocol SampleThingActions: LoadActions {
    /// Shows all sample items, or only the open or the done ones. It does nothing while a change is being saved.
    func filter(_ filter: SampleThingFilter) async
    /// Adds a sample item with this title. An empty title is an error. `onAdded` is called when the server has added the
    /// sample item, also if `retry()` adds it later.
    func add(_ title: String, onAdded: @escaping @MainActor () -> Void) async
    /// Marks an open sample item as done, or a done sample item as open.
    func toggle(_ id: SampleThingItem.ID) async
    /// Removes a sample item.
    func remove(_ id: SampleThingItem.ID) async
}

public import Core

/// The actions of the user on the screen of the sample items.
///
/// A change is saved on this device, then shown, then sent. If the server cannot be reached, it is sent later. If the
/// change cannot be saved, the screen shows the error. Then the result is `nil`.
@MainActor
public protocol SampleThingActions: LoadActions {
    /// Shows all sample items, or only the open or the done ones.
    func filter(_ filter: SampleThingFilter) async
    /// Adds a sample item with this title. An empty title is an error. Two calls with the same `form` and the same title
    /// are one change. `onSaved` is called when the change is saved on this device.
    @discardableResult
    func add(_ title: String, form: String, onSaved: @escaping @MainActor () -> Void) async -> PendingChange?
    /// Marks an open sample item as done, or a done sample item as open.
    @discardableResult
    func toggle(_ id: SampleThingItem.ID) async -> PendingChange?
    /// Removes a sample item.
    @discardableResult
    func remove(_ id: SampleThingItem.ID) async -> PendingChange?
    /// Sends a refused change again.
    func sendAgain(_ change: PendingChange) async
    /// The changes that `discard(_:)` gives up: also later changes of a new sample item, and those that need it.
    func discarded(with change: PendingChange) -> [PendingChange]
    /// Gives up a change.
    func discard(_ change: PendingChange) async
}

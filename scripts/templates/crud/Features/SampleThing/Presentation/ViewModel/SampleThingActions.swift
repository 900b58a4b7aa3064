public import Core

/// What the page of the items may ask for.
///
/// A change shows its result at once, and takes it back when the server refuses. Changes are made to what is shown, one
/// at a time: without a list, or while anything is under way, a change does nothing.
@MainActor
public protocol SampleThingActions {
    /// Fetches the items, for the first time or anew. While a change is being saved it does nothing.
    func load() async
    /// Shows all items, or only the open or the done ones. While a change is being saved it does nothing.
    func filter(_ filter: SampleThingFilter) async
    /// Adds an item; its title is trimmed, must not be empty and takes at most 200 characters.
    func add(_ title: String) async
    /// Makes an open item done, or a done one open.
    func toggle(_ id: ResourceID) async
    /// Removes an item.
    func remove(_ id: ResourceID) async
    /// Stops what is under way, as when the page is left. The server may have made a change all the same.
    func cancel()
}

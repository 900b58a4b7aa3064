/// What the page of one item may ask for.
@MainActor
public protocol SampleThingActions {
    /// Fetches the item, for the first time or anew.
    func load() async
    /// Stops what is under way, as when the page is left.
    func cancel()
}

/// The actions of the user on the page of one sample item.
@MainActor
public protocol SampleThingActions {
    /// Loads the sample item, for the first time or again.
    func load() async
    /// Stops the current work, for example when the user leaves the page.
    func cancel()
}

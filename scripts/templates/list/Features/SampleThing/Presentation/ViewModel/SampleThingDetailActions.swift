/// The actions of the user on the page of one sample item.
@MainActor
public protocol SampleThingDetailActions {
    /// Loads the sample item, or loads it again.
    func load() async
    /// Cancels the current work, for example when the user leaves the page.
    func cancel()
}

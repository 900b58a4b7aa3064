public import Core

/// The actions of the user on the page of one sample item.
@MainActor
public protocol SampleThingDetailActions: LoadActions {
    /// Loads the sample item, or loads it again.
    func load() async
}

/// A change that the server has saved.
public enum SampleThingChange: Equatable, Sendable {
    /// The sample item was added. It has the id from the server.
    case added(SampleThingItem)
    /// The sample item was open and is done now, or it was done and is open now.
    case toggled(SampleThingItem)
    /// The sample item was removed. This is its state before that.
    case removed(SampleThingItem)
}

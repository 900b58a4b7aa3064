/// A change that the server has saved, or that waits for the server.
public enum SampleThingChange: Equatable, Sendable {
    /// The sample item was added. It has the id from the server, or a temporary id.
    case added(SampleThingItem)
    /// The sample item was open and is done now, or it was done and is open now.
    case toggled(SampleThingItem)
    /// The sample item was removed. The value is the sample item as it was before.
    case removed(SampleThingItem)
}

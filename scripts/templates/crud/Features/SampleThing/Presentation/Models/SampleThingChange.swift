/// What was done to an item.
public enum SampleThingChange: Equatable, Sendable {
    /// It was made.
    case added(SampleThingItem)
    /// It is done now, or is open again.
    case toggled(SampleThingItem)
    /// It is gone.
    case removed(SampleThingItem)
}

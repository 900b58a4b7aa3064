/// A change that is saved.
public enum SampleThingChange: Equatable, Sendable {
    /// The sample item is new.
    case added(SampleThingItem)
    /// The sample item was open and is done now, or the other way round.
    case toggled(SampleThingItem)
    /// The sample item does not exist any more.
    case removed(SampleThingItem)
}

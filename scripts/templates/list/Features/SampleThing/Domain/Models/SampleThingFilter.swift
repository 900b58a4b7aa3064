#if BOOL
/// A filter for the sample items by `sampleToggle`.
public enum SampleThingFilter: String, Sendable, CaseIterable {
    /// All sample items.
    case all
    /// The sample items with the value `false`.
    case sampleNo
    /// The sample items with the value `true`.
    case sampleYes
}
#endif

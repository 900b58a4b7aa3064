#if CRUD
/// A field that the user can edit. The raw value is the name of the field in the API.
public enum SampleThingField: String, Sendable, CaseIterable {
    /// sampleInputComment
    case sampleInput = "sampleInputKey"
}
#endif

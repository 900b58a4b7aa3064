#if CRUD
/// A field that the user can edit.
public enum SampleThingField: String, Sendable, CaseIterable {
    /// sampleInputComment
    case sampleInput
}

extension SampleThingField {
    /// The number of characters that a text can have.
    public var limit: Int {
        switch self {
        case .sampleInput: sampleInputLimit
        }
    }
}
#endif

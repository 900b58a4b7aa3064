#if CRUD
public import Core

extension SampleThingField: FormField {
    /// What the user can enter.
    public var entry: FormEntry {
        switch self {
        case .sampleInput: FormEntry(sampleInputKind, sampleInputLabel, isOptional: sampleInputOptional)
        }
    }
}
#endif

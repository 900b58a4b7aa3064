/// A filter for the sample items: all, only the open ones, or only the done ones.
public enum SampleThingFilter: String, Sendable, CaseIterable {
    /// All sample items.
    case all
    /// The sample items that are not done.
    case open
    /// The sample items that are done.
    case done
}

extension SampleThingFilter {
    /// The value of `isDone` that the filter selects. `nil` means that it selects both values.
    var isDone: Bool? {
        switch self {
        case .all: nil
        case .open: false
        case .done: true
        }
    }
}

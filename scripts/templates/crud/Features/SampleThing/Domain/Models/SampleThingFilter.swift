/// Which sample items to show: all, or only the open or the done ones.
public enum SampleThingFilter: String, Sendable, CaseIterable {
    /// All sample items.
    case all
    /// The sample items that are not done.
    case open
    /// The sample items that are done.
    case done
}

extension SampleThingFilter {
    /// The `isDone` of the selected sample items, or `nil` for all.
    var isDone: Bool? {
        switch self {
        case .all: nil
        case .open: false
        case .done: true
        }
    }
}

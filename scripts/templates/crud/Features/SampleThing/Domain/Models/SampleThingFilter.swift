/// Which items.
public enum SampleThingFilter: String, Sendable, CaseIterable {
    /// Every item.
    case all
    /// Those that are not done.
    case open
    /// Those that are done.
    case done
}

extension SampleThingFilter {
    /// What `isDone` is in every item that passes, or `nil` when all pass.
    var isDone: Bool? {
        switch self {
        case .all: nil
        case .open: false
        case .done: true
        }
    }

    /// Whether an item passes.
    func accepts(_ item: SampleThingItem) -> Bool {
        isDone == nil || isDone == item.isDone
    }
}

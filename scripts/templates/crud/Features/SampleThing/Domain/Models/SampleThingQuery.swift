public import Core

/// Which sample items to show, and how many. The newest come first.
public struct SampleThingQuery: Equatable, Sendable {
    /// How many sample items to show, unless another number is chosen.
    public static let defaultLimit = 20

    /// The only sample item to show, or `nil` for all.
    public let id: ResourceID?
    /// Whether to show all sample items, or only the open or the done ones.
    public var filter: SampleThingFilter
    /// How many sample items to show at most.
    public let limit: Int

    /// Creates a query. A `limit` below 1 counts as 1.
    public init(id: ResourceID? = nil, filter: SampleThingFilter = .all, limit: Int = defaultLimit) {
        self.id = id
        self.filter = filter
        self.limit = max(1, limit)
    }
}

extension SampleThingQuery {
    /// Whether the query selects a sample item.
    func matches(_ item: SampleThingItem) -> Bool {
        (id == nil || id == item.id) && (filter.isDone == nil || filter.isDone == item.isDone)
    }
}

public import Core

/// Selects the sample items to show, and how many. The newest sample items come first.
public struct SampleThingQuery: Equatable, Sendable {
    /// The number of sample items to show, if no other number is given.
    public static let defaultLimit = 20

    /// The id of the only sample item to show. `nil` means that all sample items are shown.
    public let id: ResourceID?
    /// The filter: all sample items, only the open ones, or only the done ones.
    public var filter: SampleThingFilter
    /// The maximum number of sample items to show.
    public let limit: Int

    /// Creates a query. A `limit` below 1 counts as 1.
    public init(id: ResourceID? = nil, filter: SampleThingFilter = .all, limit: Int = defaultLimit) {
        self.id = id
        self.filter = filter
        self.limit = max(1, limit)
    }
}

extension SampleThingQuery {
    /// Returns whether the query selects this sample item.
    func matches(_ item: SampleThingItem) -> Bool {
        (id == nil || id == item.id) && (filter.isDone == nil || filter.isDone == item.isDone)
    }
}

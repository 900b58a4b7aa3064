public import Core

/// Describes which sample items to show, and the maximum number of them. The newest come first.
public struct SampleThingQuery: Hashable, Sendable {
    /// The default number of sample items to show.
    public static let defaultLimit = 20

    /// The id of the only sample item to show. `nil` selects sample items with any id.
    public var id: SampleThingItem.ID?
    /// The filter: all sample items, only the open ones, or only the done ones.
    public var filter: SampleThingFilter
    /// The maximum number of sample items to show.
    public let limit: Int

    /// Creates a query. If `limit` is less than 1, it is set to 1.
    public init(id: SampleThingItem.ID? = nil, filter: SampleThingFilter = .all, limit: Int = defaultLimit) {
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

public import Core

/// Describes which sample items to show, and the maximum number of them. The newest come first.
public struct SampleThingQuery: ListQuery {
    /// The default number of sample items to show.
    public static let defaultLimit = 20

    /// The id of the only sample item to show. `nil` selects sample items with any id.
    public var id: SampleThingItem.ID?
    /// The filter: all sample items, only the open ones, or only the done ones.
    public var filter: SampleThingFilter
    /// The text that a sample item must contain. An empty text selects all sample items.
    public var search = ""
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
    /// The values of `id` and `filter`, by the names of their parameters.
    public var filters: [String: String] {
        ["id": id?.description, "completed": filter.isDone?.description].compactMapValues { $0 }
    }
}

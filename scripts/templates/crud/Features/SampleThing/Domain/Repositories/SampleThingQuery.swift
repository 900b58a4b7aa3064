public import Core

/// Which items, and how many at most.
public struct SampleThingQuery: Equatable, Sendable {
    /// The only item to show, or `nil` for all.
    public let id: ResourceID?
    /// Which of the items.
    public var filter: SampleThingFilter
    /// How many; the newest come first.
    public let limit: Int

    /// Makes a query; a limit below 1 counts as 1.
    public init(id: ResourceID? = nil, filter: SampleThingFilter = .all, limit: Int = 20) {
        self.id = id
        self.filter = filter
        self.limit = max(1, limit)
    }
}

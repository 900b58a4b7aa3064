public import Core

/// The sample items that the screen shows.
public struct SampleThingContent: Equatable, Sendable {
    /// The query that selected the sample items.
    public let query: SampleThingQuery
    /// The sample items that are shown. The newest comes first.
    public let sampleItems: [SampleThingItem]
    /// How many sample items match the query. `nil` means that the number is not known.
    public let total: Int?
    /// The changes that wait for the server, or that the server refused. They are already made in `sampleItems`.
    public let changes: [PendingChange]
    /// The changes that the server had already executed when it sent the sample items.
    let known: Set<Int>

    /// Creates content, for example in a preview or a test.
    public init(
        _ sampleItems: [SampleThingItem],
        query: SampleThingQuery = SampleThingQuery(),
        total: Int? = nil,
        changes: [PendingChange] = [],
        known: Set<Int> = []
    ) {
        (self.query, self.sampleItems, self.total, self.changes) = (query, sampleItems, total, changes)
        self.known = known
    }
}

extension SampleThingContent {
    /// The changes of a sample item. If one was refused, it comes first, because the others wait for it.
    public func changes(of item: SampleThingItem) -> [PendingChange] {
        changes.filter { $0.itemID == "\(item.id)" }
    }

    /// The first change of each sample item that is not shown, for example because it is removed.
    public var otherChanges: [PendingChange] {
        var shown = Set(sampleItems.map { "\($0.id)" })
        return changes.filter { shown.insert($0.itemID ?? "").inserted }
    }
}

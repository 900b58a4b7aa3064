import Core

/// The sample items that the page shows.
public struct SampleThingContent: Equatable, Sendable {
    /// The query that selected the sample items.
    public let query: SampleThingQuery
    /// The sample items, the newest first.
    public private(set) var sampleItems: [SampleThingItem]
    /// How many sample items the server has for this query, or `nil` when it is not known.
    public private(set) var total: Int?

    /// Creates content, also for previews and tests.
    public init(_ sampleItems: [SampleThingItem], query: SampleThingQuery = SampleThingQuery(), total: Int? = nil) {
        self.query = query
        self.sampleItems = sampleItems
        self.total = total
    }
}

extension SampleThingContent {
    /// The sample item with this id.
    func item(_ id: ResourceID) throws(SampleThingError) -> SampleThingItem {
        guard let item = sampleItems.first(where: { $0.id == id }) else { throw .noSuchSampleItem(id) }
        return item
    }

    /// The content after a sample item was added or changed. A new one is the first. It is left out if the query does not
    /// select it.
    func including(_ item: SampleThingItem) -> SampleThingContent {
        var content = removing(item.id)
        guard query.matches(item) else { return content }
        content.sampleItems.insert(item, at: sampleItems.firstIndex { $0.id == item.id } ?? 0)
        content.sampleItems = Array(content.sampleItems.prefix(query.limit))
        content.total = content.total.map { $0 + 1 }
        return content
    }

    /// The content after a sample item was removed.
    func removing(_ id: ResourceID) -> SampleThingContent {
        var content = self
        content.sampleItems.removeAll { $0.id == id }
        content.total = total.map { $0 + content.sampleItems.count - sampleItems.count }
        return content
    }
}

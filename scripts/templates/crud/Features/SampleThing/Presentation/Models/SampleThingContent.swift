import Core

/// The sample items that the screen shows.
public struct SampleThingContent: Equatable, Sendable {
    /// The query that selected the sample items.
    public let query: SampleThingQuery
    /// The sample items that are shown. The newest comes first.
    public private(set) var sampleItems: [SampleThingItem]
    /// How many sample items match the query. `nil` means that the number is not known.
    public private(set) var total: Int?

    /// Creates content, for example in a preview or a test.
    public init(_ sampleItems: [SampleThingItem], query: SampleThingQuery = SampleThingQuery(), total: Int? = nil) {
        self.query = query
        self.sampleItems = sampleItems
        self.total = total
    }
}

extension SampleThingContent {
    /// Returns the sample item with this id. Throws `noSuchSampleItem` if it is not shown.
    func item(_ id: SampleThingItem.ID) throws(SampleThingError) -> SampleThingItem {
        guard let item = sampleItems.first(where: { $0.id == id }) else { throw .noSuchSampleItem(id) }
        return item
    }

    /// Returns the content with a sample item that was added or changed. A new sample item is the first. If the
    /// query does not select the sample item, it is left out.
    func including(_ item: SampleThingItem) -> SampleThingContent {
        var content = removing(item.id)
        guard query.matches(item) else { return content }
        content.sampleItems.insert(item, at: sampleItems.firstIndex { $0.id == item.id } ?? 0)
        content.sampleItems = Array(content.sampleItems.prefix(query.limit))
        content.total = content.total.map { $0 + 1 }
        return content
    }

    /// Returns the content without the sample item with this id.
    func removing(_ id: SampleThingItem.ID) -> SampleThingContent {
        var content = self
        content.sampleItems.removeAll { $0.id == id }
        content.total = total.map { $0 + content.sampleItems.count - sampleItems.count }
        return content
    }
}

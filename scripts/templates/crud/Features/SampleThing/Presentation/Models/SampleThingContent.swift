import Core

/// The items that the page shows.
public struct SampleThingContent: Equatable, Sendable {
    /// What was asked for.
    public let query: SampleThingQuery
    /// The items, newest first.
    public private(set) var items: [SampleThingItem]
    /// The title of an item that is being added: it stands above the items, and has no id yet.
    public private(set) var newTitle: String?
    /// How many items pass the filter, shown or not, or `nil` when the server does not say.
    public private(set) var total: Int?

    /// Makes content, as for a preview.
    public init(
        _ items: [SampleThingItem],
        query: SampleThingQuery = SampleThingQuery(),
        newTitle: String? = nil,
        total: Int? = nil
    ) {
        self.query = query
        self.items = items
        self.newTitle = newTitle
        self.total = total
    }
}

extension SampleThingContent {
    init(_ page: ListPage<SampleThingItem>, of query: SampleThingQuery) {
        self.init(page.items, query: query, total: page.total)
    }

    /// The item of an id, if it is shown.
    subscript(id: ResourceID) -> SampleThingItem? {
        items.first { $0.id == id }
    }

    /// The same while an item is being added.
    func adding(_ title: String) -> SampleThingContent {
        var content = self
        content.newTitle = query.filter == .done ? nil : title
        return content
    }

    /// The same with an item as it is now: in its old place, or else at the top; not at all when the filter hides it.
    func including(_ item: SampleThingItem) -> SampleThingContent {
        var content = removing(item.id)
        guard query.filter.accepts(item) else { return content }
        let place = items.firstIndex { $0.id == item.id } ?? 0
        content.items.insert(item, at: place)
        content.items = Array(content.items.prefix(query.limit))
        content.total = content.total.map { $0 + 1 }
        return content
    }

    /// The same without an item.
    func removing(_ id: ResourceID) -> SampleThingContent {
        guard self[id] != nil else { return self }
        var content = self
        content.items.removeAll { $0.id == id }
        content.total = total.map { $0 - 1 }
        return content
    }
}

import Core

/// What a server answered to `GET /sample-items`, and how far it understood what it was asked.
struct SampleThingListing {
    private let items: [SampleThingItem]
    private let total: Int?

    /// Reads `X-Total-Count`, where it can be true.
    init(items: [SampleThingItem], headers: HeaderFields) {
        self.items = items
        total = headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 < items.count ? nil : $0 }
    }

    /// The items that `query` asks for. What the server did not filter, sort or cut is filtered, sorted and cut here.
    func page(of query: SampleThingQuery) -> ListPage<SampleThingItem> {
        let found = items.filter(query.filter.accepts)
        let page = ListPage(1, of: found.newestFirst, limit: query.limit)
        guard !isWhole(for: query) else { return page }
        // A server that sent what the filter hides has counted that, too.
        return ListPage(items: page.items, total: found == items ? total : nil, hasNext: true)
    }

    /// Whether this is all that the server has: as many as it counts or, without a count, more or fewer than the limit.
    private func isWhole(for query: SampleThingQuery) -> Bool {
        total.map { $0 == items.count } ?? (items.count != query.limit)
    }
}

extension [SampleThingItem] {
    /// By descending numbers. An id that is no number tells no age: such items come first, in the server's order.
    fileprivate var newestFirst: [SampleThingItem] {
        sorted { (Int($0.id.description) ?? .max) > (Int($1.id.description) ?? .max) }
    }
}

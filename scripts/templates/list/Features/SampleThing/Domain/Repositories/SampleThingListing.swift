import Core
import Foundation

/// What a server answered to `GET /sample-items`, and how far it understood what it was asked.
struct SampleThingListing {
    let items: [SampleThingItem]
    /// How many items there are on all pages, or `nil` when the server does not say.
    let total: Int?

    /// Reads `X-Total-Count`, where it is. An item that came twice is kept once.
    init(items: [SampleThingItem], headers: HeaderFields) {
        var seen: Set<ResourceID> = []
        self.items = items.filter { seen.insert($0.id).inserted }
        total = headers["X-Total-Count"].flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 }
    }

    /// Whether the server ignored the page and sent everything there is.
    func isWhole(for query: SampleThingQuery) -> Bool {
        items.count > query.limit && (total == nil || total == items.count)
    }

    /// The items that `query` asks for: a server that ignores the page ignores the search, too.
    func items(matching query: SampleThingQuery) -> [SampleThingItem] {
        guard !query.search.isEmpty else { return items }
        return items.filter { item in
            [item.title, item.body].contains { $0.localizedCaseInsensitiveContains(query.search) }
        }
    }

    /// The page as the server cut it, by its count, or else by what came.
    func page(_ number: Int, of query: SampleThingQuery) -> ListPage<SampleThingItem> {
        guard let total else {
            return ListPage(items: items(matching: query), total: nil, hasNext: items.count == query.limit)
        }
        return ListPage(items: items, total: total, hasNext: number <= (total - 1) / query.limit)
    }
}

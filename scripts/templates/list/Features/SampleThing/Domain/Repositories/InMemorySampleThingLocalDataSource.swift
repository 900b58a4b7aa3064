#if OFFLINE
public import Core
public import Foundation

/// Saves sample items in memory as long as this object exists, for example in a test. Their number has no limit.
public actor InMemorySampleThingLocalDataSource: SampleThingLocalDataSource {
    private typealias Saved = (item: SampleThingItem, position: Int?, total: Int?, date: Date)
    private var saved: [SampleThingItem.ID: Saved] = [:]

    /// Creates a data source without sample items.
    public init() {}

    /// Selects the sample items of the page from all that are saved.
    public func sampleItems(_ query: SampleThingQuery, page: Int) -> ListPage<SampleThingItem>? {
        let positions = ListPage<SampleThingItem>.positions(ofPage: page, limit: query.limit)
        var found: [Saved]
        let total: Int?
        if query.search.isEmpty {
            found = saved.values.filter { $0.position.map(positions.contains) == true }
            found.sort { ($0.position ?? 0) < ($1.position ?? 0) }
            total = found.last?.total
        } else {
            found = saved.values.filter { query.matches($0.item) }
            found.sort { $0.item.id < $1.item.id }
            total = found.count
            found = Array(found[positions.clamped(to: found.indices)])
        }
        guard let oldest = found.map(\.date).min() else { return nil }
        let hasNext = total.map { positions.upperBound < $0 } ?? (found.count == query.limit)
        return ListPage(items: found.map(\.item), total: total, hasNext: hasNext, savedAt: oldest)
    }

    /// Saves the sample items of the page. The result of a search does not change positions in the list.
    public func save(_ page: ListPage<SampleThingItem>, number: Int, of query: SampleThingQuery, at date: Date) {
        let positions = ListPage<SampleThingItem>.positions(ofPage: number, limit: query.limit)
        let isWhole = query.search.isEmpty
        let old = isWhole ? positions.lowerBound..<(page.hasNext ? positions.upperBound : .max) : 0..<0
        for (id, item) in saved where item.position.map(old.contains) == true { saved[id]?.position = nil }
        for (item, position) in zip(page.items, positions) {
            let same = saved[item.id]
            saved[item.id] = (item, isWhole ? position : same?.position, isWhole ? page.total : same?.total, date)
        }
    }
}
#endif

#if OFFLINE
import Core
import Foundation
import Persistence
import SampleThing
import TestSupport
import Testing

@Suite("Saved sample items, in memory and in a database")
struct SampleThingLocalDataSourceTests {
    private static let isDatabase = [false, true]
    private let scratch: Scratch
    private let date = Date(timeIntervalSince1970: 60)

    init() throws {
        scratch = try Scratch()
    }

    private func source(isDatabase: Bool) -> any SampleThingLocalDataSource {
        guard isDatabase else { return InMemorySampleThingLocalDataSource() }
        let sessions = InMemorySessionStore()
        return UserDatabases(in: scratch.url, server: "https://example.com", sessions: sessions) { failure in
            Issue.record("The database failed: \(failure)")
        }.sampleThing
    }

    private func page(_ ids: SampleThingItem.ID..., total: Int? = nil, savedAt: Date? = nil) -> ListPage<
        SampleThingItem
    > {
        let items = ids.map { SampleThingItem(id: $0, sampleField: "sample \($0)") }
        return ListPage(items: items, total: total, hasNext: ids.count == 2, savedAt: savedAt)
    }

    @Test("a saved page can be read again, also with another page size", arguments: isDatabase)
    func savesPages(isDatabase: Bool) async {
        let source = source(isDatabase: isDatabase)
        let (query, wide) = (SampleThingQuery(limit: 2), SampleThingQuery(limit: 4))
        #expect(await source.sampleItems(query, page: 1) == nil)
        await source.save(page(7, "b", total: 3), number: 1, of: query, at: date)
        await source.save(page(-1, total: 3), number: 2, of: query, at: date + 60)
        #expect(await source.sampleItems(query, page: 1) == page(7, "b", total: 3, savedAt: date))
        #expect(await source.sampleItems(query, page: 2) == page(-1, total: 3, savedAt: date + 60))
        #expect(await source.sampleItems(wide, page: 1) == page(7, "b", -1, total: 3, savedAt: date))
        #expect(await source.sampleItems(wide, page: 1)?.items.map(\.id.number) == [7, nil, -1])
        for page in [3, .max] {
            #expect(await source.sampleItems(query, page: page) == nil)
        }
    }

    @Test("a sample item that moved has one place, and pages after a new end are not found", arguments: isDatabase)
    func replacesPages(isDatabase: Bool) async {
        let source = source(isDatabase: isDatabase)
        let query = SampleThingQuery(limit: 2)
        await source.save(page(1, 2), number: 1, of: query, at: date)
        await source.save(page(3, 4), number: 2, of: query, at: date)
        await source.save(page(5, 6), number: 3, of: query, at: date)
        await source.save(page("3", 1), number: 1, of: query, at: date)
        #expect(await source.sampleItems(query, page: 1) == page("3", 1, savedAt: date))
        #expect(await source.sampleItems(query, page: 2) == page(4, savedAt: date))
        await source.save(page(2), number: 2, of: query, at: date)
        #expect(await source.sampleItems(query, page: 2) == page(2, savedAt: date))
        #expect(await source.sampleItems(query, page: 3) == nil)
        await source.save(page(7, 8), number: .max, of: query, at: date)
        #expect(
            await source.sampleItems(SampleThingQuery(search: "title"), page: 1)?.items.map(\.id.number) == [
                1, 2, nil, 4, 5, 6,
            ]
        )
    }

    @Test(
        "a search finds any text in the titles",
        arguments: isDatabase,
        [
            ("HARB", [9, 10]), ("港", [10]), ("%", [9]), ("_", [10]), ("\\", [9]), ("'", [10]), ("%\u{301}", []),
            ("", [10, 9]), (String(repeating: "%", count: 20_001), []),
        ]
    )
    func searches(isDatabase: Bool, example: (search: String, ids: [Int])) async {
        let source = source(isDatabase: isDatabase)
        let items = [(10, "港 harbour_'"), (9, "Harbour 100% \\ e\u{301}")].map {
            SampleThingItem(id: ResourceID($0), sampleField: $1)
        }
        let page = ListPage(items: items, total: 2, hasNext: false)
        await source.save(page, number: 1, of: SampleThingQuery(), at: date)
        let found = await source.sampleItems(SampleThingQuery(search: example.search), page: 1)
        #expect(found?.items.map(\.id.number) ?? [] == example.ids)
        let second = await source.sampleItems(SampleThingQuery(search: example.search, limit: 1), page: 2)
        #expect(second?.items.map(\.id.number) ?? [] == Array(example.ids.dropFirst()))
        #expect(second.map { $0.total == 2 && !$0.hasNext } != false)
    }

    @Test("what only a search has found is not on a page of the list", arguments: isDatabase)
    func savesSearches(isDatabase: Bool) async {
        let source = source(isDatabase: isDatabase)
        await source.save(page(1, 2, total: 2), number: 1, of: SampleThingQuery(search: "t", limit: 2), at: date)
        #expect(await source.sampleItems(SampleThingQuery(), page: 1) == nil)
        #expect(await source.sampleItems(SampleThingQuery(search: "title 2"), page: 1)?.items.map(\.id) == [2])
    }
}
#endif

import Core
import Persistence
import TestSupport
import Testing

@Suite("The number of saved notes", .slow)
struct SavedCapacitySlowTests {
    @Test("if there are more than 100,000 notes, those that were saved first are deleted")
    func capacity() async throws {
        let cache = Cache()
        let (list, other): (any SavedList<Note>, any SavedList<Note>) = (cache.notes(), cache.databases().list("other"))
        await other.add(1)
        func save(page: Int, at time: Double) async {
            let ids = (page * 1_000..<page * 1_000 + 1_000).map { Note.ID($0) }
            await list.save(ids, page: page, limit: 1_000, at: time)
        }
        for page in 1...101 { await save(page: page, at: Double(page)) }
        #expect(await list.page(1, of: NoteQuery(limit: 1_000)) == nil)
        #expect(await list.ids(page: 101, limit: 1_000)?.count == 1_000)
        await save(page: 1, at: 200)
        #expect(await list.ids(limit: 1_000)?.count == 1_000)
        let all = try #require(await list.all())
        #expect(90_000...100_000 ~= all.count)
        #expect(try cache.execute("SELECT count(*) FROM searched") == all.count + 1)
        #expect(await other.all() == [1])
        #expect(cache.failures == [])
    }
}

import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("Saved pages of a list")
struct SavedPageTests {
    private let cache = Cache()

    @Test("a page is read as it was saved, and its ids have the same types", arguments: SavedListKind.allCases)
    func equal(kind: SavedListKind) async throws {
        let ids: [Note.ID] = [
            7, "8", "a-b/ü", -5, .init(.max), "9007199254740993", "007", "1.0", " 1", "", "日本 👩‍👧",
        ]
        let list = kind.make(in: cache)
        let notes = ids.map { Note($0, title: "日本語 'quoted' \"twice\" \\", text: "two\nlines\u{0} 👩‍👧\t", tag: $0) }
        let (page, query) = (ListPage(items: notes, total: 45, hasNext: true), NoteQuery(limit: 11))
        await list.save(page, number: 2, of: query, at: .at(1.5))
        let saved = try #require(await list.page(2, of: query))
        #expect(saved == ListPage(items: notes, total: 45, hasNext: true, savedAt: .at(1.5)))
        #expect(saved.items.map(\.id.number) == ids.map(\.number))
        #expect(saved.items.map(\.tag.number) == ids.map(\.number))
        #expect(cache.failures == [])
    }

    @Test("a note that moved is at one place, and a list that became shorter ends", arguments: SavedListKind.allCases)
    func replaces(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        for page in 1...3 { await list.save([.init(page * 2 - 1), .init(page * 2)], page: page, limit: 2) }
        await list.save(["3", 1], limit: 2)
        #expect(await list.ids(limit: 2) == [3, 1])
        #expect(await list.ids(page: 2, limit: 2) == [4])
        #expect(await list.ids(limit: 6) == [3, 1, 4, 5, 6])
        await list.save([2], page: 2, limit: 2, hasNext: false)
        #expect(await list.ids(page: 2, limit: 2) == [2])
        #expect(await list.ids(page: 3, limit: 2) == nil)
        #expect(await list.all() == [1, 2, 3, 4, 5, 6])
        await list.save([7, 8], limit: 3)
        await list.save([], page: 2, limit: 3, hasNext: false)
        for (limit, hasNext) in [(3, false), (1, true)] {
            #expect(await list.page(1, of: NoteQuery(limit: limit))?.hasNext == hasNext)
        }
    }

    @Test("an element is read by its id with its date and its changes", arguments: SavedListKind.allCases)
    func element(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        let page = ListPage(items: [Note(7), Note("a/b")], total: 2, hasNext: false, includedChanges: [3])
        await list.save(page, number: 1, of: NoteQuery(), at: .at(5))
        #expect(await list.element("7") == SavedCopy(Note(7), savedAt: .at(5), includedChanges: [3]))
        #expect(await list.element("a/b")?.content == Note("a/b"))
        for id in [8, "", "%", "a/B"] as [Note.ID] { #expect(await list.element(id) == nil) }
        #expect(cache.failures == [])
    }

    @Test("lists with different names have different notes", arguments: SavedListKind.allCases)
    func names(kind: SavedListKind) async {
        let lists: any SavedLists = kind == .inMemory ? InMemorySavedLists() : cache.databases()
        let (one, two): (any SavedList<Note>, any SavedList<Note>) = (lists.list("one"), lists.list("two"))
        await one.add(1)
        #expect(await two.all() == nil)
        await two.add(2)
        #expect(await one.all() == [1])
        #expect(await two.all() == [2])
        let same: any SavedList<Note> = lists.list("one")
        #expect(await same.all() == [1])
    }

    @Test("the largest numbers for the page and its size are valid", arguments: SavedListKind.allCases)
    func largest(kind: SavedListKind) async {
        let list = kind.make(in: cache)
        await list.save([1, 2, 3], limit: .max, total: 3, hasNext: false)
        #expect(await list.ids(limit: .max) == [1, 2, 3])
        await list.save([4], page: .max, limit: .max)
        await list.save([], page: .max, limit: 20, hasNext: false)
        #expect(await list.ids(limit: .max) == [1, 2, 3])
        for limit in [1, 20, .max] {
            #expect(await list.page(.max, of: NoteQuery(limit: limit)) == nil)
            for query in [NoteQuery(search: "title", limit: limit), NoteQuery(tag: 1, limit: limit)] {
                let page = await list.page(.max, of: query)
                #expect(page?.items == [])
                #expect(page?.hasNext == false)
            }
        }
        await list.save([5], page: 0, limit: 1)
        #expect(await list.ids(page: -1, limit: 1) == [5])
    }
}

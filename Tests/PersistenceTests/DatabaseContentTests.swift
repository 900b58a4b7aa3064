import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The content of a database")
struct DatabaseContentTests {
    private let cache: Cache

    init() throws {
        cache = try Cache()
    }

    @Test("a note is read as it was saved, and its id has the same type")
    func equal() async throws {
        let ids: [ResourceID<Note>] = [
            7, "8", "a-b/ü", -5, .init(.max), "9007199254740993", "007", "1.0", " 1", "", "日本 👩‍👧",
        ]
        let notes = ids.map { Note(id: $0, text: "'quoted' \"twice\" \\ two\nlines \($0)") }
        await cache.databases().notes.save(notes)
        let saved = try #require(await cache.databases().notes.notes())
        #expect(saved == notes)
        #expect(saved.map(\.id.number) == ids.map(\.number))
        #expect(cache.failures == [])
    }

    @Test("each feature has a database of its own")
    func names() async {
        let (one, two) = (NoteSource(cache.databases(), name: "one"), NoteSource(cache.databases(), name: "two"))
        await one.save(1)
        await two.save(2)
        #expect(await one.ids() == [1])
        #expect(await two.ids() == [2])
    }

    @Test("if saving fails, nothing of it is saved")
    func transaction() async {
        await cache.databases().notes.save(1)
        await cache.databases().notes.save(2, 3, 1)
        #expect(await cache.databases().notes.ids() == [1])
        #expect(cache.failures == [.unusable(reason: "UNIQUE constraint failed: note.id")])
    }

    @Test("a new version of the app changes the tables, and keeps what is saved")
    func newVersion() async {
        await cache.databases().notes.save(1)
        let added = "ALTER TABLE note ADD COLUMN isRead INTEGER NOT NULL DEFAULT 0; UPDATE note SET text = 'old';"
        for _ in 1...2 {
            let source = NoteSource(cache.databases(), versions: [NoteSource.table, added])
            await source.execute("UPDATE note SET isRead = isRead + 1")
            #expect(await source.notes() == [Note(id: 1, text: "old")])
        }
        #expect(cache.failures == [])
    }

    @Test("a database of a later version is reported once, and does not change")
    func laterVersion() async throws {
        await cache.databases().notes.save(1)
        try cache.execute("INSERT INTO grdb_migrations VALUES ('2')")
        let source = cache.databases().notes
        #expect(await source.notes() == nil)
        await source.save(2)
        #expect(await source.notes() == nil)
        #expect(cache.failures == [.newerVersion])
        try cache.execute("DELETE FROM grdb_migrations WHERE identifier = '2'")
        #expect(await cache.databases().notes.ids() == [1])
    }

    @Test("with isReadable false, saved notes are not shown, and new notes are saved")
    func notReadable() async {
        await cache.databases().notes.save(1)
        var databases = cache.databases()
        databases.isReadable = false
        let source = databases.notes
        #expect(await source.notes() == nil)
        await source.save(2)
        #expect(await source.notes() == nil)
        #expect(await cache.databases().notes.ids() == [1, 2])
        #expect(cache.failures == [])
    }
}

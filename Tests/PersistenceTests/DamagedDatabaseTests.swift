import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A database that cannot be used")
struct DamagedDatabaseTests {
    /// Reads and saves notes as a command does, and expects that they are saved for the next command.
    private func expectReplaced(_ cache: Cache, _ note: Testing.Comment? = nil) async {
        let list = cache.notes()
        _ = await list.all()
        await list.add("new")
        #expect(await list.all() == ["new"], note)
        #expect(await cache.notes().all() == ["new"], note)
    }

    @Test("a file that is not a database is reported once, and replaced, but an empty file is not damaged")
    func noDatabase() async throws {
        let header = "SQLite format 3\u{0}"
        for text in ["", "nonsense", header, String(repeating: header, count: 1_000)] {
            let cache = Cache()
            try Data(text.utf8).write(to: cache.file())
            await expectReplaced(cache)
            #expect(cache.failures == (text.isEmpty ? [] : [.damaged]))
        }
    }

    @Test(
        "a database with other tables is reported once, and replaced",
        arguments: [
            "CREATE TABLE element (x)", "PRAGMA user_version = 1", "CREATE TABLE note (x); PRAGMA user_version = 1",
        ]
    )
    func otherTables(sql: String) async throws {
        let cache = Cache()
        try cache.execute(sql)
        await expectReplaced(cache)
        #expect(cache.failures == [.damaged])
    }

    @Test("notes that cannot be decoded are deleted, which is reported once, and the other notes stay")
    func undecodable() async throws {
        let cache = Cache()
        await cache.notes().save([1, 2, 3, 4, 5, 6], limit: 6)
        let whole = #"{"id":7,"title":"","text":"","tag":1}"#
        for (id, json) in [(2, "x'00ff'"), (3, "''"), (4, #"'{"id":4}'"#), (5, "'\(whole),\(whole)'")] {
            try cache.execute("UPDATE element SET json = \(json) WHERE key = '\(id)'")
        }
        let list = cache.notes()
        #expect(await list.ids(limit: 6) == [1, 6])
        try cache.execute("UPDATE element SET json = x'00ff' WHERE key = '1'")
        #expect(await list.ids(search: "title") == [6])
        #expect(cache.failures == [.damaged])
        for table in ["element", "searched"] { #expect(try cache.execute("SELECT count(*) FROM \(table)") == 1) }
        #expect(await list.ids(limit: 1) == nil)
    }

    @Test("notes of a version with other fields are not found, and this is not reported", arguments: ["", "title"])
    func otherVersion(search: String) async throws {
        let cache = Cache()
        await cache.notes().save([1, 2], limit: 2)
        try cache.execute(#"UPDATE element SET json = '{"id":1,"title":""}'"#)
        #expect(await cache.notes().page(1, of: NoteQuery(search: search, limit: 2)) == nil && cache.failures == [])
    }

    @Test(
        "values of a wrong type are reported at most once, and notes can be saved again",
        arguments: [
            "total = 'x'", "total = x'00'", "savedAt = 'x'", "savedAt = x'00'", "key = x'00ff'", "position = 0.5",
            "size = 'x'", "hasNext = 'x'",
        ]
    )
    func wrongValues(assignment: String) async throws {
        let cache = Cache()
        await cache.notes().save([1, 2], limit: 2)
        try cache.execute("UPDATE element SET \(assignment) WHERE key = '1'")
        for query in [NoteQuery(limit: 2), NoteQuery(search: "e"), NoteQuery(tag: 1)] {
            _ = await cache.notes().page(1, of: query)
        }
        await cache.notes().save([7, 8], limit: 2)
        #expect(await cache.notes().ids(limit: 2) == [7, 8])
        #expect(cache.failures == [.damaged] || cache.failures == [])
    }

    @Test(
        "after changes of random bytes, the database works or is replaced",
        arguments: Array(1...10).drawn(2, seed: 1)
    )
    func flippedBytes(seed: UInt64) async throws {
        var reports = 0
        var random = SeededRandom(seed: seed)
        let whole = Cache()
        await whole.notes().save((1...200).map { Note.ID($0) }, limit: 200)
        try whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let data = try Data(contentsOf: whole.file())
        for round in 1...20 {
            let cache = Cache()
            var damaged = data
            let start = Int.random(in: 100..<data.count, using: &random)
            for index in start..<min(start + Int.random(in: 1...64, using: &random), data.count) {
                damaged[index] = UInt8.random(in: 0...255, using: &random)
            }
            try damaged.write(to: cache.file())
            let note: Testing.Comment = "seed \(seed), round \(round), bytes from \(start)"
            let list = cache.notes()
            let found = await list.page(1, of: NoteQuery(limit: 200))
            _ = await list.page(1, of: NoteQuery(search: "x"))
            #expect(found != nil || cache.failures == [.damaged], note)
            await list.save([7], limit: 200, hasNext: false)
            #expect(await cache.notes().ids(limit: 200) == [7], note)
            #expect(cache.failures == [] || cache.failures == [.damaged], note)
            reports += cache.failures.count
        }
        // SQLite cannot see a change of a text or of an unused page. Some of the changes are in other places.
        #expect(1..<20 ~= reports)
    }

    @Test("if a new database is damaged, too, this is reported once, and the database is not used again")
    func damagedTwice() async throws {
        let cache = Cache()
        let list = cache.notes()
        for _ in 1...2 {
            await list.add(1)
            let file = try FileHandle(forWritingTo: cache.file())
            try cache.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            try file.write(contentsOf: Data(repeating: 7, count: 40_000))
            #expect(await list.all() == nil)
        }
        await list.add(2)
        #expect(await list.all() == nil)
        #expect(cache.failures == [.damaged])
        await expectReplaced(cache)
    }

    @Test("after a damaged database is replaced, the database of the next user stays")
    func nextUser() async throws {
        let cache = Cache()
        await cache.notes(of: "2").add("two")
        let sessions = InMemorySessionStore()
        let databases = cache.databases(sessions: sessions)
        try Data("nonsense".utf8).write(to: cache.file())
        await databases.notes.add("nobody")
        await sessions.save(.of("2"))
        #expect(await databases.notes.all() == ["two"])
        #expect(cache.failures == [.damaged])
    }

    @Test("an error in our own SQL is reported once, and deletes nothing")
    func ownError() async throws {
        let cache = Cache()
        let databases = cache.databases()
        await databases.notes.add(1)
        try await databases.execute("SELEKT 1")
        await databases.notes.add(2)
        #expect(await databases.notes.all() == nil)
        #expect(cache.failures == [.unusable(reason: #"near "SELEKT": syntax error"#)])
        #expect(await cache.notes().all() == [1])
    }

    @Test("if the folder or the database cannot be created, this is reported once", arguments: [true, false])
    func notWritable(isFileInTheWay: Bool) async throws {
        let cache = Cache()
        if isFileInTheWay {
            try Data("mine".utf8).write(to: cache.folder)
        } else {
            try FileManager.default.createDirectory(at: cache.file(), withIntermediateDirectories: true)
        }
        let list = cache.notes()
        #expect(await list.all() == nil)
        await list.add(1)
        await list.add(2)
        #expect(await list.all() == nil)
        try #require(cache.failures.count == 1)
        guard case .unusable(let reason) = cache.failures[0] else {
            Issue.record("\(cache.failures)")
            return
        }
        #expect(!reason.isEmpty && !reason.hasSuffix(".") && !reason.contains("\n"), "\(reason)")
        if isFileInTheWay { #expect(try Data(contentsOf: cache.folder) == Data("mine".utf8)) }
    }

    @Test("if the disk is full, this is reported once, and the next command reads what was saved before")
    func fullDisk() async throws {
        let cache = Cache()
        let databases = cache.databases()
        let list = databases.notes
        await list.add(1)
        // This limit of the open database has the same effect as a full disk.
        try await databases.execute("PRAGMA max_page_count = 10")
        await list.add([Note(2), Note(3, text: String(repeating: "long ", count: 20_000))])
        #expect(cache.failures == [.unusable(reason: "database or disk is full")])
        // After the failure, the database is closed at once. Then SQLite deletes the files next to `data.sqlite`.
        let files = try FileManager.default.contentsOfDirectory(atPath: cache.folder().path)
        #expect(files.sorted() == ["data.sqlite", "data.sqlite.lock"])
        #expect(await list.all() == nil)
        await list.add(4)
        #expect(cache.failures.count == 1)
        let next = cache.notes()
        #expect(await next.all() == [1])
        await next.add(5)
        #expect(await cache.notes().all() == [1, 5])
        #expect(cache.failures.count == 1)
    }
}

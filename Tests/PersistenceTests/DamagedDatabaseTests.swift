import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A database that cannot be used")
struct DamagedDatabaseTests {
    /// Reads and saves notes as a command does, and expects that they are saved for the next command.
    private func expectReplaced(_ cache: Cache, _ note: Testing.Comment? = nil) async {
        let source = cache.databases().notes
        _ = await source.notes()
        await source.save("new")
        #expect(await source.ids() == ["new"], note)
        #expect(await cache.databases().notes.ids() == ["new"], note)
    }

    @Test("a file that is not a database is reported once, and replaced, but an empty file is not damaged")
    func noDatabase() async throws {
        let header = "SQLite format 3\u{0}"
        for text in ["", "nonsense", header, String(repeating: header, count: 1_000)] {
            let cache = try Cache()
            try Data(text.utf8).write(to: cache.file())
            await expectReplaced(cache)
            #expect(cache.failures == (text.isEmpty ? [] : [.damaged]))
        }
    }

    @Test(
        "a database with other tables is reported once, and replaced",
        arguments: [
            "CREATE TABLE note (x)",
            """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); CREATE TABLE note (x);
            INSERT INTO grdb_migrations VALUES ('0');
            """,
            """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
            INSERT INTO grdb_migrations VALUES ('0');
            """,
        ]
    )
    func otherTables(sql: String) async throws {
        let cache = try Cache()
        try cache.execute(sql)
        await expectReplaced(cache)
        #expect(cache.failures == [.damaged])
    }

    @Test("a value of a wrong type is reported once, and the open database is replaced")
    func wrongValue() async throws {
        let cache = try Cache()
        let source = cache.databases().notes
        await source.save(1)
        try cache.execute("UPDATE note SET text = x'00ff'")
        #expect(await source.notes() == [])
        await source.save(2)
        #expect(await source.ids() == [2])
        #expect(cache.failures == [.damaged])
        #expect(await cache.databases().notes.ids() == [2])
    }

    @Test("after changes of random bytes, the database works or is replaced", arguments: 1...10 as ClosedRange<UInt64>)
    func flippedBytes(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let whole = try Cache()
        await whole.databases().notes.save((1...200).map { Note(id: .init($0), text: "text of the note \($0)") })
        try whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let data = try Data(contentsOf: whole.file())
        for round in 1...20 {
            let cache = try Cache()
            var damaged = data
            let start = Int.random(in: 100..<data.count, using: &random)
            for index in start..<min(start + Int.random(in: 1...64, using: &random), data.count) {
                damaged[index] = UInt8.random(in: 0...255, using: &random)
            }
            try damaged.write(to: cache.file())
            let note: Testing.Comment = "seed \(seed), round \(round), bytes from \(start)"
            let source = cache.databases().notes
            _ = await source.notes()
            await source.execute("UPDATE note SET text = 'new' WHERE id = 7")
            if !cache.failures.isEmpty { await expectReplaced(cache, note) }
            #expect(cache.failures == [] || cache.failures == [.damaged], note)
        }
    }

    @Test("if a new database also fails, this is reported once, and the database is not used again")
    func damagedTwice() async throws {
        let cache = try Cache()
        let source = NoteSource(cache.databases(), versions: ["CREATE TABLE", NoteSource.table])
        #expect(await source.notes() == nil)
        await source.save(1)
        #expect(await source.notes() == nil)
        #expect(cache.failures == [.damaged])
        #expect(await cache.databases().notes.notes() == [])
    }

    @Test("if the folder or the database cannot be created, this is reported once", arguments: [true, false])
    func notWritable(isFileInTheWay: Bool) async throws {
        let cache = try Cache()
        if isFileInTheWay {
            try Data("mine".utf8).write(to: cache.folder)
        } else {
            try FileManager.default.createDirectory(at: cache.file(), withIntermediateDirectories: true)
        }
        let source = cache.databases().notes
        #expect(await source.notes() == nil)
        await source.save(1)
        await source.save(2)
        #expect(await source.notes() == nil)
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
        let cache = try Cache()
        let source = cache.databases().notes
        await source.save(1)
        // This limit of the open database has the same effect as a full disk.
        await source.execute("PRAGMA max_page_count = 10")
        await source.save([Note(id: 2), Note(id: 3, text: String(repeating: "long ", count: 20_000))])
        #expect(cache.failures == [.unusable(reason: "database or disk is full")])
        // After the failure, the database is closed at once. Then SQLite deletes the files next to `data.sqlite`.
        let folder = try cache.file().deletingLastPathComponent()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["data.sqlite"])
        #expect(await source.notes() == nil)
        await source.save(4)
        #expect(cache.failures.count == 1)
        let next = cache.databases().notes
        #expect(await next.ids() == [1])
        await next.save(5)
        #expect(await cache.databases().notes.ids() == [1, 5])
        #expect(cache.failures.count == 1)
    }
}

import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A database that cannot be used")
struct DamagedDatabaseTests {
    /// Reads and saves pages as a command does, and expects that the last page is saved for the next command.
    private func expectReplaced(_ cache: Cache, _ note: Testing.Comment? = nil) async {
        let source = cache.databases().feed
        _ = await source.posts(FeedQuery(limit: 2), page: 1)
        await source.save([7, 8], limit: 2, total: 2, hasNext: false, at: 3)
        let expected = ListPage(items: [Post.sample(7), .sample(8)], total: 2, hasNext: false, savedAt: .at(3))
        #expect(await source.posts(FeedQuery(limit: 2), page: 1) == expected, note)
        #expect(await cache.databases().feed.posts(FeedQuery(limit: 2), page: 1) == expected, note)
    }

    @Test(
        "a file that is not a database is reported once, and replaced",
        arguments: ["nonsense", "SQLite format 3\u{0}", String(repeating: "SQLite format 3\u{0}", count: 1_000)]
    )
    func noDatabase(text: String) async throws {
        let cache = try Cache()
        try Data(text.utf8).write(to: cache.file())
        #expect(await cache.databases().feed.posts(FeedQuery(), page: 1) == nil)
        #expect(cache.failures == [.damaged])
        await expectReplaced(cache)
        #expect(cache.failures == [.damaged])
    }

    @Test("a file that is not a database is replaced by the command that only saves")
    func savedOnly() async throws {
        let cache = try Cache()
        try Data("nonsense".utf8).write(to: cache.file())
        var databases = cache.databases()
        databases.isReadable = false
        let source = databases.feed
        await source.save([1], limit: 1)
        #expect(cache.failures == [.damaged])
        #expect(await cache.databases().feed.ids(limit: 1) == [1])
    }

    @Test("an empty file is not damaged")
    func empty() async throws {
        let cache = try Cache()
        try Data().write(to: cache.file())
        await expectReplaced(cache)
        #expect(cache.failures == [])
    }

    @Test(
        "a database with other tables is reported once, and replaced",
        arguments: [
            "CREATE TABLE post (x)", "CREATE TABLE author (x)",
            """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); CREATE TABLE post (x);
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

    @Test(
        "values of a wrong type are reported once, and the database is replaced",
        arguments: [
            "title = x'00ff'", "body = x'00ff'", "total = 'x'", "total = x'00'", "savedAt = 'x'", "savedAt = x'00'",
            "id = x'00ff'", "author = x'ff'", "position = 0.5",
        ]
    )
    func wrongValues(assignment: String) async throws {
        let cache = try Cache()
        await cache.databases().feed.save([1, 2], limit: 2)
        try cache.execute("UPDATE post SET \(assignment)")
        for query in [FeedQuery(limit: 2), FeedQuery(search: "e"), FeedQuery(author: 1)] {
            _ = await cache.databases().feed.posts(query, page: 1)
        }
        await expectReplaced(cache)
        #expect(cache.failures == [.damaged] || cache.failures == [])
    }

    @Test("after changes of random bytes, the database works or is replaced", arguments: 1...10 as ClosedRange<UInt64>)
    func flippedBytes(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let whole = try Cache()
        let source = whole.databases().feed
        for page in 1...10 {
            await source.save(Array(page * 20..<page * 20 + 20), page: page, limit: 20, total: 200)
        }
        await source.save((1...10).map { Author(id: .init($0), name: "author \($0)") })
        try whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let data = try Data(contentsOf: whole.file())
        for round in 1...20 {
            let cache = try Cache()
            var damaged = data
            let start = Int.random(in: 100..<damaged.count, using: &random)
            for index in start..<min(start + Int.random(in: 1...64, using: &random), damaged.count) {
                damaged[index] = UInt8.random(in: 0...255, using: &random)
            }
            try damaged.write(to: cache.file())
            let note: Testing.Comment = "seed \(seed), round \(round), bytes from \(start)"
            let source = cache.databases().feed
            for page in 1...10 {
                _ = await source.posts(FeedQuery(), page: page)
            }
            _ = await source.posts(FeedQuery(search: "nothing"), page: 1)
            await source.save([Author(id: 3, name: "Ann")])
            #expect(cache.failures == [] || cache.failures == [.damaged], note)
            if !cache.failures.isEmpty {
                await expectReplaced(cache, note)
                #expect(cache.failures == [.damaged], note)
            }
        }
    }

    @Test("a database of a later version is reported once, and does not change")
    func laterVersion() async throws {
        let cache = try Cache()
        await cache.databases().feed.save([1], limit: 1)
        try cache.execute("INSERT INTO grdb_migrations VALUES ('2')")
        let source = cache.databases().feed
        #expect(await source.posts(FeedQuery(limit: 1), page: 1) == nil)
        await source.save([2], limit: 1)
        #expect(await source.posts(FeedQuery(limit: 1), page: 1) == nil)
        #expect(cache.failures == [.newerVersion])
        try cache.execute("DELETE FROM grdb_migrations WHERE identifier = '2'")
        #expect(await cache.databases().feed.ids(limit: 1) == [1])
    }

    @Test(
        "if the folder or the database cannot be created, this is reported once",
        arguments: ["file", "data", "/proc"]
    )
    func notWritable(obstacle: String) async throws {
        let cache = try Cache(folder: obstacle == "/proc" ? URL(filePath: "/proc/focal-tests") : nil)
        if obstacle == "file" {
            try Data("mine".utf8).write(to: cache.folder)
        } else if obstacle == "data" {
            try FileManager.default.createDirectory(at: cache.file(), withIntermediateDirectories: true)
        }
        let source = cache.databases().feed
        #expect(await source.posts(FeedQuery(), page: 1) == nil)
        await source.save([1], limit: 1)
        await source.save([Author(id: 1, name: "Ann")])
        #expect(await source.posts(FeedQuery(), page: 1) == nil)
        try #require(cache.failures.count == 1)
        guard case .unusable(let reason) = cache.failures[0] else {
            Issue.record("\(cache.failures)")
            return
        }
        #expect(!reason.isEmpty && !reason.hasSuffix(".") && !reason.contains("\n"), "\(reason)")
        if obstacle == "file" { #expect(try Data(contentsOf: cache.folder) == Data("mine".utf8)) }
    }

    @Test("without a cache folder, nothing is saved and nothing is reported")
    func noFolder() async throws {
        let databases = Databases(in: nil, server: "https://example.com", sessions: InMemorySessionStore()) { failure in
            Issue.record("\(failure)")
        }
        await databases.feed.save([1], limit: 1)
        #expect(await databases.feed.posts(FeedQuery(limit: 1), page: 1) == nil)
    }
}

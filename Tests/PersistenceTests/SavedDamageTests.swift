import Core
import Feed
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A damaged database of the feed")
struct SavedDamageTests {
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
        try cache.execute(sql, in: "feed")
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
        try cache.execute("UPDATE post SET \(assignment)", in: "feed")
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
        try whole.execute("PRAGMA wal_checkpoint(TRUNCATE)", in: "feed")
        let data = try Data(contentsOf: whole.file(of: "feed"))
        for round in 1...20 {
            let cache = try Cache()
            let (damaged, start) = data.damaged(&random)
            try damaged.write(to: cache.file(of: "feed"))
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
}

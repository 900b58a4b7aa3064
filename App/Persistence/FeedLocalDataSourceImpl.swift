import Core
public import Feed
import Foundation
import GRDB

extension Databases {
    /// Saves the feed. Each value of this property belongs to the user who is signed in when it is used first.
    public var feed: any FeedLocalDataSource { FeedLocalDataSourceImpl(self) }
}

/// Saves the feed in a database. If there are more than `capacity` posts, those that were saved first are deleted.
struct FeedLocalDataSourceImpl: FeedLocalDataSource {
    private let database: LocalDatabase
    private let capacity: Int

    init(_ databases: Databases, capacity: Int = 100_000) {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { try $0.execute(sql: tables) }
        database = LocalDatabase(databases, name: "feed", migrator: migrator)
        self.capacity = capacity
    }

    func posts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        let positions = ListPage<Post>.positions(ofPage: page, limit: query.limit)
        return await database.read { db in
            guard query.selectsAll else {
                guard let oldest = try Double.fetchOne(db, sql: "SELECT savedAt FROM post LIMIT 1") else { return nil }
                let rows = try Row.fetchAll(db, query.request(from: positions.lowerBound))
                return try ListPage(rows.prefix(query.limit), total: nil, hasNext: rows.count > query.limit, oldest: oldest)
            }
            let rows = try Row.fetchAll(db, query.request(at: positions))
            guard let last = rows.last else { return nil }
            let total = try last.decode(Int?.self, forColumn: "total")
            let hasNext = total.map { positions.upperBound < $0 } ?? (rows.count == query.limit)
            return try ListPage(rows[...], total: total, hasNext: hasNext, oldest: last.decode(forColumn: "savedAt"))
        }
    }

    func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery, at date: Date) async {
        let positions = ListPage<Post>.positions(ofPage: number, limit: query.limit)
        let posts = page.items.prefix(positions.count)
        await database.write { [capacity] db in
            for (position, post) in zip(positions, posts) {
                try db.run(
                    savePost,
                    post.id.description.unicodeScalars.count,
                    post.id.description,
                    post.id.number != nil,
                    query.selectsAll ? position : nil,
                    query.selectsAll ? page.total : nil,
                    date.timeIntervalSince1970,
                    post.author.id.databaseValue,
                    post.title,
                    post.body
                )
            }
            if query.selectsAll {
                // These posts are not on this page any more.
                let (ids, end) = (posts.map(\.id.description), page.hasNext ? positions.upperBound : .max)
                let stale: SQL = "position >= \(positions.lowerBound) AND position < \(end) AND id NOT IN \(ids)"
                try db.execute(literal: "UPDATE post SET position = NULL WHERE \(stale)")
            }
            let surplus = try Int.fetchOne(db.cachedStatement(sql: "SELECT posts FROM counter")).map { $0 - capacity } ?? 0
            // Each time, some more posts are deleted, because finding the oldest ones takes long.
            if surplus > 0 { try db.run(deleteOldest, surplus + capacity / 20) }
        }
    }

    func save(_ authors: [Author]) async {
        await database.write { db in
            for author in authors {
                try db.run("INSERT OR REPLACE INTO author VALUES (?, ?)", author.id.description, author.name)
            }
        }
    }
}

/// `position` is the place of a post in the list of the server. It is `NULL` if only a search has found the post.
/// `size` is the number of characters in the id, so that 9 comes before 10. Ids are compared as texts, because a server can
/// send the same id as a number and as a text.
private let tables = """
    CREATE TABLE post (
        size INTEGER NOT NULL, id TEXT NOT NULL, isNumber INTEGER NOT NULL, position INTEGER, total INTEGER,
        savedAt REAL NOT NULL, author NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (size, id)
    ) WITHOUT ROWID;
    CREATE INDEX post_position ON post (position);
    CREATE TABLE counter (posts INTEGER NOT NULL);
    INSERT INTO counter VALUES (0);
    CREATE TRIGGER post_inserted AFTER INSERT ON post BEGIN UPDATE counter SET posts = posts + 1; END;
    CREATE TRIGGER post_deleted AFTER DELETE ON post BEGIN UPDATE counter SET posts = posts - 1; END;
    CREATE TABLE author (id TEXT NOT NULL PRIMARY KEY, name TEXT) WITHOUT ROWID;
    """

private let savePost = """
    INSERT INTO post (size, id, isNumber, position, total, savedAt, author, title, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET
        isNumber = excluded.isNumber, position = ifnull(excluded.position, position),
        total = iif(excluded.position IS NULL, total, excluded.total), savedAt = excluded.savedAt,
        author = excluded.author, title = excluded.title, body = excluded.body
    """

private let deleteOldest = """
    DELETE FROM post WHERE (size, id) IN (SELECT size, id FROM post ORDER BY savedAt, size, id LIMIT ?)
    """

extension FeedQuery {
    /// The posts at these positions in the list of the server.
    fileprivate func request(at positions: Range<Int>) -> SQLRequest<Row> {
        let sql: SQL = """
            SELECT post.*, name FROM post LEFT JOIN author ON author.id = CAST(author AS TEXT)
            WHERE position >= \(positions.lowerBound) AND position < \(positions.upperBound) ORDER BY position
            """
        return SQLRequest(literal: sql, cached: true)
    }

    /// The posts that the query selects, sorted by their ids, and one more post if there is a next page.
    fileprivate func request(from start: Int) -> SQLRequest<Row> {
        var conditions: [SQL] = ["\(isSearchable)"]
        if let author {
            conditions.append("CAST(author AS TEXT) = \(author.description)")
        }
        if !search.isEmpty {
            let special = /[%_\\]/.matchingSemantics(.unicodeScalar)
            let pattern = "%\(search.replacing(special) { "\\\($0.output)" })%"
            conditions.append("(title LIKE \(pattern) ESCAPE '\\' OR body LIKE \(pattern) ESCAPE '\\')")
        }
        return """
            SELECT post.*, name FROM post LEFT JOIN author ON author.id = CAST(author AS TEXT)
            WHERE \(conditions.joined(separator: " AND "))
            ORDER BY size, post.id LIMIT \(min(limit, 100_000) + 1) OFFSET \(start)
            """
    }
}

extension ListPage<Post> {
    /// Throws if a value has a wrong type. In a damaged database, every value can have any type.
    fileprivate init(_ rows: ArraySlice<Row>, total: Int?, hasNext: Bool, oldest: Double) throws {
        self.init(
            items: try rows.map { row in
                Post(
                    id: ResourceID(try row.decode(forColumn: "id"), isNumber: try row.decode(forColumn: "isNumber")),
                    title: try row.decode(forColumn: "title"),
                    body: try row.decode(forColumn: "body"),
                    author: Author(id: ResourceID(row["author"] as DatabaseValue), name: try row.decode(forColumn: "name"))
                )
            },
            total: total,
            hasNext: hasNext,
            savedAt: Date(timeIntervalSince1970: rows.compactMap { Double.fromDatabaseValue($0["savedAt"]) }.min() ?? oldest)
        )
    }
}

extension Database {
    fileprivate func run(_ sql: String, _ arguments: (any DatabaseValueConvertible)?...) throws {
        try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
    }
}

import Core
public import Feed
import Foundation
import GRDB

extension UserDatabases {
    /// A new data source for the feed. It belongs to the user who is signed in when it is used for the first time.
    public var feed: any FeedLocalDataSource { FeedLocalDataSourceImpl(self) }
}

/// Saves the feed in a database. If there are more than 100,000 posts, the posts with the oldest `savedAt` are deleted.
struct FeedLocalDataSourceImpl: FeedLocalDataSource {
    private let database: LocalDatabase

    init(_ databases: UserDatabases) {
        database = LocalDatabase(databases, name: "feed", versions: [tables])
    }

    func posts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        let positions = ListPage<Post>.positions(ofPage: page, limit: query.limit)
        return await database.read { db in
            let found = try SavedPost.fetchAll(db, query.request(at: positions))
            let any = SQLRequest<SavedPost>(sql: "\(select) LIMIT \(query.selectsAll ? 0 : 1)")
            guard let last = try found.last ?? SavedPost.fetchOne(db, any) else { return nil }
            let posts = found.prefix(query.limit)
            return ListPage(
                items: posts.map(\.post),
                total: query.selectsAll ? last.total : nil,
                hasNext: query.selectsAll ? last.hasNext : found.count > posts.count,
                savedAt: posts.map(\.savedAt).min() ?? last.savedAt
            )
        }
    }

    func save(_ page: ListPage<Post>, number: Int, of query: FeedQuery, at date: Date) async {
        let positions = ListPage<Post>.positions(ofPage: number, limit: query.limit)
        let (posts, date) = (page.items.prefix(positions.count), date.timeIntervalSince1970)
        await database.write { db in
            if query.selectsAll {
                let (keys, end) = (posts.map(\.id.description), page.hasNext ? positions.upperBound : .max)
                let moved: SQL = "position >= \(positions.lowerBound) AND position < \(end) AND key NOT IN \(keys)"
                try db.cachedStatement(literal: "UPDATE post SET position = NULL WHERE \(moved)").execute()
            }
            let statement = try db.cachedStatement(sql: savePost)
            for (position, post) in zip(positions, posts) {
                let key = post.id.description
                let (id, author) = (post.id.databaseValue, post.author.id.databaseValue)
                let (place, total) = query.selectsAll ? (position, page.total) : (nil, nil)
                let hasNext = page.hasNext || position != posts.count + positions.lowerBound - 1
                try statement.execute(arguments: [
                    key.unicodeScalars.count, key, id, place, total, hasNext, date, author, post.title, post.body,
                ])
            }
            let count = try Int.fetchOne(db.cachedStatement(sql: "SELECT posts FROM counter")) ?? 0
            if count > 100_000 {
                // Finding the oldest posts takes long, so more posts are deleted than necessary.
                let oldest = "SELECT size, key FROM post ORDER BY savedAt, size, key LIMIT ?"
                try db.execute(sql: "DELETE FROM post WHERE (size, key) IN (\(oldest))", arguments: [count - 95_000])
            }
        }
    }

    func authors(_ ids: [Author.ID]) async -> [Author] {
        await database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT name FROM author WHERE key = ?")
            return try ids.compactMap { id in
                try String.fetchOne(statement, arguments: [id.description]).map { Author(id: id, name: $0) }
            }
        } ?? []
    }

    func save(_ authors: [Author]) async {
        await database.write { db in
            let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO author VALUES (?, ?)")
            for author in authors { try statement.execute(arguments: [author.id.description, author.name]) }
        }
    }
}

/// `position` is the place of a post in the list of the server. It is `NULL` if it is not known, for example if only a
/// search has found the post. `key` is the id as a text, because a server can send the same id as a number and as a
/// text. `size` is the length of `key`, so that 9 comes before 10. Without `counter`, counting would take long.
private let tables = """
    CREATE TABLE post (
        size INTEGER NOT NULL, key TEXT NOT NULL, id NOT NULL, position INTEGER, total INTEGER, hasNext INTEGER NOT NULL,
        savedAt REAL NOT NULL, author NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (size, key)
    ) WITHOUT ROWID;
    CREATE INDEX post_position ON post (position);
    CREATE TABLE counter (posts INTEGER NOT NULL); INSERT INTO counter VALUES (0);
    CREATE TRIGGER post_inserted AFTER INSERT ON post BEGIN UPDATE counter SET posts = posts + 1; END;
    CREATE TRIGGER post_deleted AFTER DELETE ON post BEGIN UPDATE counter SET posts = posts - 1; END;
    CREATE TABLE author (key TEXT NOT NULL PRIMARY KEY, name TEXT) WITHOUT ROWID;
    """

private let savePost = """
    INSERT INTO post VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        id = excluded.id, position = ifnull(excluded.position, position),
        total = iif(excluded.position IS NULL, total, excluded.total),
        hasNext = iif(excluded.position IS NULL, hasNext, excluded.hasNext), savedAt = excluded.savedAt,
        author = excluded.author, title = excluded.title, body = excluded.body
    """

private let select = "SELECT post.*, name FROM post LEFT JOIN author ON author.key = CAST(author AS TEXT)"

extension FeedQuery {
    /// Whether the search text is suitable for `LIKE`. SQLite allows a pattern of at most 50,000 bytes.
    private var isSearchable: Bool { search.utf8.count <= 20_000 && search.count <= 1_000 && !search.contains("\0") }

    /// Finds the posts at these positions. For a search or an author, it sorts the posts by `size` and `key`, and finds
    /// one more post if there is a next page.
    fileprivate func request(at positions: Range<Int>) -> SQLRequest<SavedPost> {
        let (start, end) = (positions.lowerBound, positions.upperBound)
        if selectsAll {
            let sql = "\(select) WHERE position >= ? AND position < ? ORDER BY position"
            return SQLRequest(sql: sql, arguments: [start, end], cached: true)
        }
        var conditions: [SQL] = ["\(isSearchable)"]
        if let author { conditions.append("CAST(author AS TEXT) = \(author.description)") }
        if !search.isEmpty {
            let special = /[%_\\]/.matchingSemantics(.unicodeScalar)
            let pattern = "%\(search.replacing(special) { "\\\($0.output)" })%"
            conditions.append("(title LIKE \(pattern) ESCAPE '\\' OR body LIKE \(pattern) ESCAPE '\\')")
        }
        return """
            \(sql: select) WHERE \(conditions.joined(separator: " AND "))
            ORDER BY size, post.key LIMIT \(min(limit, 100_000) + 1) OFFSET \(start)
            """
    }
}

/// A saved post. Decoding throws if the database is damaged.
private struct SavedPost: FetchableRecord {
    let post: Post
    let total: Int?
    let hasNext: Bool
    let savedAt: Date

    init(row: Row) throws {
        let authorID = try row.decode(DatabaseValue.self, forColumn: "author")
        let author = Author(id: ResourceID(saved: authorID), name: try row.decode(forColumn: "name"))
        let (title, body): (String, String) = try (row.decode(forColumn: "title"), row.decode(forColumn: "body"))
        post = try Post(id: ResourceID(saved: row.decode(forColumn: "id")), title: title, body: body, author: author)
        total = try row.decode(forColumn: "total")
        hasNext = try row.decode(forColumn: "hasNext")
        savedAt = try row.decode(forColumn: "savedAt")
    }
}

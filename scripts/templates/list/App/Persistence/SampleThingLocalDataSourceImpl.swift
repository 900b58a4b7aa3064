#if OFFLINE
import Core
import Foundation
import GRDB
public import SampleThing

extension UserDatabases {
    /// A new data source. It belongs to the user who is signed in when it is used for the first time.
    public var sampleThing: any SampleThingLocalDataSource { SampleThingLocalDataSourceImpl(self) }
}

/// Saves sample items in a database. If there are more than 100,000, those with the oldest `savedAt` are deleted.
struct SampleThingLocalDataSourceImpl: SampleThingLocalDataSource {
    private let database: LocalDatabase

    init(_ databases: UserDatabases) {
        database = LocalDatabase(databases, name: "samplething", versions: [table])
    }

    func sampleItems(_ query: SampleThingQuery, page: Int) async -> ListPage<SampleThingItem>? {
        let positions = ListPage<SampleThingItem>.positions(ofPage: page, limit: query.limit)
        return await database.read { db in
            let rows = try Row.fetchAll(db, query.request(from: positions.lowerBound, to: positions.upperBound))
            let dates = try rows.map { try $0.decode(Double.self, forColumn: "savedAt") }
            guard let oldest = dates.min(), let last = rows.last else { return nil }
            let total = try last.decode(Int?.self, forColumn: "found")
            return ListPage(
                items: try rows.map { try SampleThingItem($0) },
                total: total,
                hasNext: total.map { positions.upperBound < $0 } ?? (rows.count == query.limit),
                savedAt: Date(timeIntervalSince1970: oldest)
            )
        }
    }

    func save(_ page: ListPage<SampleThingItem>, number: Int, of query: SampleThingQuery, at date: Date) async {
        let positions = ListPage<SampleThingItem>.positions(ofPage: number, limit: query.limit)
        let isWhole = query.search.isEmpty
        await database.write { db in
            if isWhole {
                let end = page.hasNext ? positions.upperBound : .max
                try db.execute(sql: removePositions, arguments: [positions.lowerBound, end])
            }
            for (item, position) in zip(page.items, positions) {
                let (position, total) = isWhole ? (position, page.total) : (nil, nil)
                let (id, date) = (item.id.databaseValue, date.timeIntervalSince1970)
                let fields: StatementArguments = ["id": id, "sampleField": item.sampleField]
                let place: StatementArguments = ["position": position, "total": total, "savedAt": date]
                try db.execute(sql: saveItem, arguments: fields + place)
            }
            try db.execute(sql: deleteOldest)
        }
    }
}

/// `position` is the place of a sample item in the list of the server. It is `NULL` if it is not known.
/// Ids are compared as texts, because a server can send the same id as a number and as a text.
private let table = """
    CREATE TABLE item (
        id NOT NULL,
        "sampleField" TEXT NOT NULL,
        position INTEGER, total INTEGER, savedAt REAL NOT NULL
    );
    CREATE UNIQUE INDEX item_id ON item (CAST(id AS TEXT));
    CREATE INDEX item_position ON item (position); CREATE INDEX item_savedAt ON item (savedAt);
    """
private let removePositions = "UPDATE item SET position = NULL WHERE position >= ? AND position < ?"
private let saveItem = """
    INSERT INTO item VALUES (
        :id,
        :sampleField,
        :position, :total, :savedAt
    ) ON CONFLICT DO UPDATE SET
        id = excluded.id,
        "sampleField" = excluded."sampleField",
        position = ifnull(excluded.position, position),
        total = iif(excluded.position IS NULL, total, excluded.total), savedAt = excluded.savedAt
    """
private let deleteOldest = """
    DELETE FROM item WHERE rowid IN (SELECT rowid FROM item ORDER BY savedAt DESC LIMIT -1 OFFSET 100000)
    """

extension SampleThingItem {
    /// Reads a row of the table.
    fileprivate init(_ row: Row) throws {
        self.init(id: ResourceID(saved: row["id"]), sampleField: try row.decode(forColumn: "sampleField"))
    }
}

extension SampleThingQuery {
    /// Selects the saved sample items at these positions. The column `found` is the total of the list or of the search.
    fileprivate func request(from start: Int, to end: Int) -> SQLRequest<Row> {
        guard !search.isEmpty else {
            return """
                SELECT *, total AS found FROM item WHERE position >= \(start) AND position < \(end) ORDER BY position
                """
        }
        let text = ["\\", "%", "_"].reduce(search) {
            $0.replacingOccurrences(of: $1, with: "\\\($1)", options: .literal)
        }
        return """
            SELECT *, count(*) OVER () AS found FROM item
            WHERE \(search.utf8.count <= 20_000) AND (
                FALSE
                OR "sampleColumn" LIKE \("%\(text)%") ESCAPE '\\'
            )
            ORDER BY length(id), CAST(id AS TEXT) LIMIT \(limit) OFFSET \(start)
            """
    }
}
#endif

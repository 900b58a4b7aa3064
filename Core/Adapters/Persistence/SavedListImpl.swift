#if Persistence
import Core
import Foundation
import GRDB

/// Saves a list in the database of a user. If it has more than 100,000 elements, those with the oldest `savedAt` are
/// deleted.
///
/// A search uses `LIKE`, and reads all texts if it finds nothing. A full-text index is several times as large, and does
/// not find Japanese words of two characters. `scripts/bench feed` measures the time and the size.
actor SavedListImpl<Element: SavedElement>: SavedList {
    private let name: String
    private let databases: UserDatabases
    private var userFolder: URL?

    init(_ name: String, in databases: UserDatabases) {
        self.name = name
        self.databases = databases
    }

    func page(_ number: Int, of query: some ListQuery) async -> ListPage<Element>? {
        guard let folder = await folder(), UserDatabases.isReadable else { return nil }
        let positions = ListPage<Element>.positions(ofPage: number, limit: query.limit)
        let found = await databases.database.use(folder) { [name] queue in
            try queue.inDatabase { db in
                let rows = try DatabaseRow.fetchAll(db, query.request(name, at: positions))
                let other: SQLRequest<DatabaseRow> =
                    "\(columns) element WHERE list = \(name) LIMIT \(query.selectsAll ? 0 : 1)"
                return (rows, try rows.last ?? other.fetchOne(db))
            }
        }
        guard let (rows, any) = found, let last = any else { return nil }
        let elements = await elements(rows.prefix(query.limit), in: folder)
        guard !elements.isEmpty || !query.selectsAll && rows.isEmpty else { return nil }
        return ListPage(
            items: elements,
            total: query.selectsAll ? last.total : nil,
            hasNext: query.selectsAll ? last.hasNext : rows.count > query.limit,
            savedAt: rows.prefix(query.limit).map(\.savedAt).min() ?? last.savedAt,
            includedChanges: rows.prefix(query.limit).reduce(rows.first?.includedChanges ?? []) {
                $0.intersection($1.includedChanges)
            }
        )
    }

    func element(_ id: Element.ID) async -> SavedCopy<Element>? {
        guard let folder = await folder(), UserDatabases.isReadable else { return nil }
        let (key, size) = (id.description, id.description.unicodeScalars.count)
        let found = await databases.database.use(folder) { [name] queue in
            let row: SQL = "\(columns) element WHERE list = \(name) AND size = \(size) AND key = \(key)"
            return try queue.inDatabase { try DatabaseRow.fetchOne($0, SQLRequest(literal: row, cached: true)) }
        }
        guard let row = found ?? nil, let element = await elements([row], in: folder).first else { return nil }
        return SavedCopy(element, savedAt: row.savedAt, includedChanges: row.includedChanges)
    }

    func save(_ page: ListPage<Element>, number: Int, of query: some ListQuery, at date: Date) async {
        let positions = ListPage<Element>.positions(ofPage: number, limit: query.limit)
        let elements = Array(page.items.prefix(positions.count))
        let encoder = JSONEncoder()
        let includedChanges = page.includedChanges.sorted().map(String.init).joined(separator: ",")
        guard let folder = await folder(), let json = try? elements.map(encoder.encode) else { return }
        await databases.database.use(folder) { [name] queue in
            try queue.write { db in
                let end = page.hasNext ? positions.upperBound : .max
                let range: StatementArguments = [name, positions.lowerBound, end]
                if query.selectsAll {
                    try db.cachedStatement(sql: removePositions).execute(arguments: range)
                    if elements.isEmpty, !page.hasNext {
                        let before = positions.lowerBound - positions.count
                        let last: SQL = "SELECT max(position) FROM element WHERE list = \(name) AND position >= "
                        let isLast: SQL = "list = \(name) AND position = (\(last)\(before))"
                        try db.execute(literal: "UPDATE element SET hasNext = 0 WHERE \(isLast)")
                    }
                }
                let element = try db.cachedStatement(sql: saveElement)
                let searched = try db.cachedStatement(sql: "INSERT OR REPLACE INTO searched VALUES (?, ?, ?, ?, ?)")
                for (index, new) in elements.enumerated() {
                    let key = new.id.description
                    let size = key.unicodeScalars.count
                    let (position, total) = query.selectsAll ? (positions.lowerBound + index, page.total) : (nil, nil)
                    let hasNext = page.hasNext || index + 1 < elements.count
                    let time = date.timeIntervalSince1970
                    try element.execute(
                        arguments: [name, size, key, position, total, hasNext, time, json[index], includedChanges]
                    )
                    let (filter, text) = (new.values.filterText, new.searchedTexts.searchText)
                    try searched.execute(arguments: [name, size, key, filter, text])
                }
                if query.selectsAll {
                    let count = try Int.fetchOne(db.cachedStatement(sql: countPositions), arguments: range)
                    // If its index is damaged, SQLite can also find earlier elements.
                    guard count ?? 0 <= elements.count else { throw CacheFailure.damaged }
                }
                // Counting all elements is fast, and counting those of one list is not.
                let count = try Int.fetchOne(db.cachedStatement(sql: "SELECT count(*) FROM element")) ?? 0
                if count > 100_000 { try db.execute(sql: removeOldest, arguments: [name]) }
            }
        }
        // A logout deletes the session, and then what is saved. It can have done both before this page was saved.
        if let user = await databases.userFolder(), user != folder, user.lastPathComponent == "nobody" {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// The folder of the user who was signed in at the first use. `nil` if another user is signed in now.
    private func folder() async -> URL? {
        let current = await databases.userFolder()
        if userFolder == nil { await databases.removeOtherUsers() }
        userFolder = userFolder ?? current
        return userFolder == current ? current : nil
    }

    /// Decodes the elements. Deletes those that another version has saved, and reports those that are not JSON.
    private func elements(_ rows: ArraySlice<DatabaseRow>, in folder: URL) async -> [Element] {
        let decoder = JSONDecoder()
        let json = Data("[".utf8) + rows.map(\.json).joined(separator: Data(",".utf8)) + Data("]".utf8)
        // A damaged row can have no elements, or several.
        if let elements = try? decoder.decode([Element].self, from: json), elements.count == rows.count {
            return elements
        }
        let elements = rows.map { try? decoder.decode(Element.self, from: $0.json) }
        let lost = zip(rows, elements).filter { $1 == nil }.map(\.0)
        let isDamaged = lost.contains { (try? decoder.decode(JSONValue.self, from: $0.json)) == nil }
        if isDamaged { await databases.database.report(.damaged) }
        let remove: SQL = "DELETE FROM element WHERE list = \(name) AND key IN \(lost.map(\.key))"
        await databases.database.use(folder) { queue in try queue.write { try $0.execute(literal: remove) } }
        return elements.compactMap(\.self)
    }
}

private let columns: SQL = "SELECT key, json, savedAt, total, hasNext, known FROM"
private let removePositions = "UPDATE element SET position = NULL WHERE list = ? AND position >= ? AND position < ?"
private let countPositions = "SELECT count(*) FROM element WHERE list = ? AND position >= ? AND position < ?"
private let saveElement = """
    INSERT INTO element VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
        position = ifnull(excluded.position, position),
        total = iif(excluded.position IS NULL, total, excluded.total),
        hasNext = iif(excluded.position IS NULL, hasNext, excluded.hasNext),
        known = iif(excluded.position IS NULL, known, excluded.known),
        savedAt = excluded.savedAt, json = excluded.json
    """
/// Finding the oldest elements takes long, so more elements are deleted than necessary.
private let removeOldest = """
    DELETE FROM element WHERE (list, size, key) IN (
        SELECT list, size, key FROM element WHERE list = ?1 ORDER BY savedAt, size, key
        LIMIT (SELECT iif(count(*) > 100000, count(*) - 95000, 0) FROM element WHERE list = ?1)
    )
    """

/// A saved element. Decoding throws if the database is damaged.
private struct DatabaseRow: FetchableRecord {
    let key: String
    let json: Data
    let savedAt: Date
    let total: Int?
    let hasNext: Bool
    let includedChanges: Set<Int>

    init(row: Row) throws {
        (key, json) = try (row.decode(atIndex: 0), row.decode(atIndex: 1))
        savedAt = Date(timeIntervalSince1970: try row.decode(atIndex: 2))
        (total, hasNext) = try (row.decode(atIndex: 3), row.decode(atIndex: 4))
        includedChanges = Set(try row.decode(String.self, atIndex: 5).split(separator: ",").compactMap { Int($0) })
    }
}

extension ListQuery {
    /// Finds the elements at these positions. For a search or a filter, it sorts the elements by `size` and `key`, and
    /// finds one more element if there is a next page.
    fileprivate func request(_ list: String, at positions: Range<Int>) -> SQLRequest<DatabaseRow> {
        guard !selectsAll else {
            let (start, end) = (positions.lowerBound, positions.upperBound)
            let page: SQL = "list = \(list) AND position >= \(start) AND position < \(end) ORDER BY position"
            return SQLRequest(literal: "\(columns) element WHERE \(page)", cached: true)
        }
        // An earlier version has saved texts without composing them.
        let forms = [search.precomposedStringWithCanonicalMapping, search, search.decomposedStringWithCanonicalMapping]
        // SQLite allows a pattern of at most 50,000 bytes.
        let isSearchable =
            search.utf8.count <= 20_000 && search.count <= 1_000
            && ([search] + filters.values).allSatisfy { !$0.utf8.contains { $0 == 0 || $0 == separator } }
        var conditions: [SQL] = ["list = \(list)", "\(isSearchable)"]
        for filter in filters { conditions.append("instr(filter, \([filter.key: filter.value].filterText))") }
        if !search.isEmpty {
            let special = /[%_\\]/.matchingSemantics(.unicodeScalar)
            let patterns = Set(forms.map { Array("%\($0.replacing(special) { "\\\($0.output)" })%".utf8) })
            let found: [SQL] = patterns.map { "text LIKE \(String(decoding: $0, as: UTF8.self)) ESCAPE '\\'" }
            conditions.append("(\(found.joined(separator: " OR ")))")
        }
        // With CROSS JOIN, SQLite reads `element` only for the rows that it has found.
        let found: SQL = """
            \(columns) (
                SELECT list, size, key FROM searched WHERE \(conditions.joined(separator: " AND "))
                ORDER BY size, key LIMIT \(min(limit, 100_000) + 1) OFFSET \(positions.lowerBound)
            ) CROSS JOIN element USING (list, size, key) ORDER BY size, key
            """
        return SQLRequest(literal: found, cached: true)
    }
}

/// Separates the texts of an element in one column. It is the control character U+001F.
private let separator: UInt8 = 0x1F

extension [String] {
    /// The texts in one column. SQLite reads a text only up to the character U+0000, so it is replaced.
    fileprivate var searchText: String {
        let text = joined(separator: "\u{1F}").precomposedStringWithCanonicalMapping
        return String(decoding: text.utf8.map { $0 == 0 ? separator : $0 }, as: UTF8.self)
    }
}

extension [String: String] {
    fileprivate var filterText: String { map { "\u{1F}\($0)=\($1)\u{1F}" }.sorted().joined() }
}
#endif

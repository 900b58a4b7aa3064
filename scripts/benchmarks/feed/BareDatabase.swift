import Foundation
import GRDBSQLite

/// Runs SQL statements with the C functions of SQLite, and nothing else.
final class BareDatabase {
    private var connection: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    init(_ file: URL) {
        guard sqlite3_open(file.path, &connection) == SQLITE_OK else { fatalError("cannot open \(file.path)") }
        run("PRAGMA synchronous = NORMAL")
    }

    deinit {
        statements.values.forEach { sqlite3_finalize($0) }
        sqlite3_close(connection)
    }

    /// Runs a statement, and returns the number of its rows. Each value of each row is read.
    @discardableResult
    func run(_ sql: String, _ arguments: Any?...) -> Int {
        let statement = prepared(sql)
        defer { sqlite3_reset(statement) }
        for (index, argument) in zip(CInt(1)..., arguments) {
            switch argument {
            case let number as Int: sqlite3_bind_int64(statement, index, Int64(number))
            case let number as Double: sqlite3_bind_double(statement, index, number)
            case let text as String: sqlite3_bind_text(statement, index, text, -1, transient)
            default: sqlite3_bind_null(statement, index)
            }
        }
        var rows = 0
        while true {
            let result = sqlite3_step(statement)
            guard result != SQLITE_DONE else { return rows }
            guard result == SQLITE_ROW else { fatalError(String(cString: sqlite3_errmsg(connection))) }
            rows += 1
            for column in 0..<sqlite3_column_count(statement) {
                _ = sqlite3_column_text(statement, column).map { String(cString: $0) }
            }
        }
    }

    private func prepared(_ sql: String) -> OpaquePointer? {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else {
            fatalError(String(cString: sqlite3_errmsg(connection)))
        }
        statements[sql] = statement
        return statement
    }
}

/// With this value, SQLite copies the text before `sqlite3_bind_text` returns.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

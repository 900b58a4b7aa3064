#if Persistence
import Core
import Foundation
import GRDB

/// The database of the current user. All saved lists are in it, and share one connection.
///
/// It is only a cache. If something is wrong with it, this is reported once, and reading finds nothing.
actor UserDatabase {
    private let clock: any Clock<Duration>
    private let onFailure: @Sendable (CacheFailure) -> Void
    private var folder: URL?
    private var queue: DatabaseQueue?
    private var reported: Set<CacheFailure> = []
    private var isDamaged = false
    /// A damaged database is replaced once. After a second failure, or another kind of failure, it is not used again.
    private var attempts = 2

    init(clock: any Clock<Duration>, onFailure: @escaping @Sendable (CacheFailure) -> Void) {
        self.clock = clock
        self.onFailure = onFailure
    }

    /// Returns the result of `work` with the database in `folder`. Returns `nil` if the database cannot be used. While
    /// another process locks it, tries again for up to 3 seconds. No thread is blocked meanwhile.
    @discardableResult
    func use<Value: Sendable>(_ folder: URL, _ work: @Sendable (DatabaseQueue) throws -> Value) async -> Value? {
        if self.folder != folder {
            self.folder = folder
            queue = nil
            attempts = 2
        }
        let time = clock.elapsed()
        while attempts > 0, self.folder == folder {
            do {
                return try work(open(in: folder))
            } catch DatabaseError.SQLITE_BUSY where time() < .seconds(3) {
                guard (try? await clock.sleep(for: .milliseconds(10))) != nil else { return nil }
            } catch {
                fail(with: error)
            }
        }
        return nil
    }

    /// Reports a failure, unless it was already reported.
    func report(_ failure: CacheFailure) {
        if reported.insert(failure).inserted { onFailure(failure) }
    }

    private func fail(with error: any Error) {
        let failure: CacheFailure =
            switch error {
            case let failure as CacheFailure: failure
            // The file is damaged, or is not a database.
            case DatabaseError.SQLITE_CORRUPT, DatabaseError.SQLITE_NOTADB, is RowDecodingError: .damaged
            default: .unusable(reason: (error as? DatabaseError)?.message ?? error.localizedDescription)
            }
        report(failure)
        isDamaged = failure == .damaged
        (queue, attempts) = (nil, isDamaged ? attempts - 1 : 0)
    }

    /// Opens the database. Only the owner of a new database can read it. If `folder` cannot be created, SQLite throws.
    private func open(in folder: URL) throws -> DatabaseQueue {
        let (file, files) = (folder.appending(path: "data.sqlite").path, FileManager.default)
        // A logout deletes the file. Then a new database is opened.
        if let queue, files.fileExists(atPath: file) { return queue }
        let access: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: access)
        // Only one process at a time can create or replace the database.
        let lock = Foundation.open(file + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(lock) }
        if flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw DatabaseError(resultCode: .SQLITE_BUSY) }
        // In the version before, each feature had a folder here.
        for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        where !name.hasPrefix("data.sqlite") || isDamaged && name != "data.sqlite.lock" {
            try? files.removeItem(at: folder.appending(path: name))
        }
        isDamaged = false
        // SQLite gives its other files the permissions of this file.
        close(Foundation.open(file, O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        var configuration = Configuration()
        // `configuration.journalMode` would write into the database each time it is opened.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try queue.inDatabase { try $0.prepareTables() }
        // During a logout, SQLite can open files of the old and of the new database. Then this is tried again.
        var (own, current) = (stat(), stat())
        guard fstat(lock, &own) != 0 || stat(file + ".lock", &current) == 0 && own.st_ino == current.st_ino else {
            throw DatabaseError(resultCode: .SQLITE_BUSY)
        }
        self.queue = queue
        return queue
    }
}

extension Database {
    /// Creates the tables of a new database, and checks the tables of another one.
    fileprivate func prepareTables() throws {
        let version = try Int.fetchOne(self, sql: "PRAGMA user_version") ?? 0
        guard version <= 2 else { throw CacheFailure.newerVersion }
        // An earlier version has not saved which changes an element contains. Wrong tables are found below.
        if version == 1 {
            do {
                try execute(sql: "ALTER TABLE element ADD COLUMN \(includedChanges); PRAGMA user_version = 2")
            } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {}
        }
        let found = try String.fetchAll(self, sql: "SELECT sql FROM sqlite_master ORDER BY rowid")
        if version == 0, found.isEmpty {
            try inTransaction {
                try execute(sql: (tables + ["PRAGMA user_version = 2"]).joined(separator: ";"))
                return .commit
            }
        } else if found != tables {
            throw CacheFailure.damaged
        }
    }
}

private let includedChanges = "known TEXT NOT NULL DEFAULT ''"

/// The elements of all lists. `position` is the place of an element in the list of the server. It is `NULL` if it is
/// not known, for example if only a search has found the element. `key` is the id as a text, because a server can send
/// the same id as a number and as a text. `size` is the length of `key`, so that 9 comes before 10. The column `known`
/// has the numbers of the changes that an element includes. What a search reads is in a table of its own, so that it
/// reads less.
private let tables = [
    """
    CREATE TABLE element (
        list TEXT NOT NULL, size INTEGER NOT NULL, key TEXT NOT NULL, position INTEGER, total INTEGER,
        hasNext INTEGER NOT NULL, savedAt REAL NOT NULL, json BLOB NOT NULL, \(includedChanges), \
    PRIMARY KEY (list, size, key)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX element_position ON element (list, position)",
    """
    CREATE TABLE searched (
        list TEXT NOT NULL, size INTEGER NOT NULL, key TEXT NOT NULL, filter TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (list, size, key)
    ) WITHOUT ROWID
    """,
    """
    CREATE TRIGGER element_deleted AFTER DELETE ON element BEGIN
        DELETE FROM searched WHERE list = OLD.list AND size = OLD.size AND key = OLD.key;
    END
    """,
]

extension Clock<Duration> {
    /// Returns a function that measures the time since now.
    fileprivate func elapsed() -> () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
#endif

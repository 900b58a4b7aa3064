import Core
import Foundation
import GRDB

/// The database of one feature. It belongs to the user who is signed in when it is used for the first time.
///
/// It is only a cache. If something is wrong with it, this is reported once, and reading finds nothing.
actor LocalDatabase {
    private let databases: UserDatabases
    private let name: String
    private var migrator = DatabaseMigrator()
    private var userFolder: URL?
    private var queue: DatabaseQueue?
    /// A damaged database is replaced once. After a second failure, or another kind of failure, it is not used again.
    private var attempts = 2

    /// `versions` has the SQL that makes the first tables, and then the SQL of each later change of them.
    init(_ databases: UserDatabases, name: String, versions: [String]) {
        self.databases = databases
        self.name = name
        for sql in versions { migrator.registerMigration("\(migrator.migrations.count)") { try $0.execute(sql: sql) } }
    }

    /// Returns the result of `body`. Returns `nil` if the database cannot or must not be read.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value?) async -> Value? {
        await use { databases.isReadable ? try $0.inDatabase(body) : nil } ?? nil
    }

    /// Runs `body` in one transaction, if the database can be used.
    func write(_ body: @Sendable (Database) throws -> Void) async {
        await use { try $0.write(body) }
    }
}

extension LocalDatabase {
    @discardableResult
    private func use<Value: Sendable>(_ work: (DatabaseQueue) throws -> Value) async -> Value? {
        let current = await databases.userFolder()
        userFolder = userFolder ?? current
        // If another user is signed in now, the data of the first user is not read or changed.
        guard let userFolder, userFolder == current else { return nil }
        let folder = userFolder.appending(path: name)
        while attempts > 0 {
            do { return try work(open(in: folder)) } catch { fail(with: error, in: folder) }
        }
        return nil
    }

    /// Opens the database. Only the owner of a new database can read it. If `folder` cannot be created, SQLite throws.
    private func open(in folder: URL) throws -> DatabaseQueue {
        let file = folder.appending(path: "data.sqlite").path
        // A logout deletes the file. Then a new database is opened.
        if let queue, FileManager.default.fileExists(atPath: file) { return queue }
        let access: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: access)
        // Only one process at a time can create the database.
        let lock = Foundation.open(folder.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        flock(lock, LOCK_EX)
        defer { close(lock) }
        // SQLite gives its other files the permissions of this file.
        close(Foundation.open(file, O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        guard try !queue.read(migrator.hasBeenSuperseded) else { throw CacheFailure.newerVersion }
        try migrator.migrate(queue)
        self.queue = queue
        return queue
    }

    /// Reports the first failure, and deletes a damaged database.
    private func fail(with error: any Error, in folder: URL) {
        let failure: CacheFailure =
            switch error {
            case let failure as CacheFailure: failure
            // The file is damaged, is not a database, or is not the database of this app.
            case DatabaseError.SQLITE_CORRUPT, DatabaseError.SQLITE_NOTADB, DatabaseError.SQLITE_ERROR: .damaged
            case is RowDecodingError: .damaged
            default: .unusable(reason: (error as? DatabaseError)?.message ?? error.localizedDescription)
            }
        if attempts == 2 { databases.onFailure(failure) }
        attempts = failure == .damaged ? attempts - 1 : 0
        queue = nil
        if failure == .damaged { try? FileManager.default.removeItem(at: folder) }
    }
}

extension ResourceID {
    /// The id as a number or as a text, as the server sent it.
    var databaseValue: DatabaseValue { number?.databaseValue ?? description.databaseValue }

    /// Creates an id from a saved number or text.
    init(saved value: DatabaseValue) {
        self = Int.fromDatabaseValue(value).map { ResourceID($0) } ?? ResourceID(String.fromDatabaseValue(value) ?? "")
    }
}

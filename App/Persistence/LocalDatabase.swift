import Foundation
import GRDB

/// The database of one feature. It belongs to the user who is signed in when it is used for the first time.
///
/// It is only a cache. If something is wrong with it, this is reported once, and reading finds nothing.
actor LocalDatabase {
    private let databases: Databases
    private let name: String
    private let migrator: DatabaseMigrator
    private var userFolder: URL?
    private var queue: DatabaseQueue?
    /// The number of the open file. Another file at the same path has another number.
    private var openFile: ino_t?
    /// After a failure, a damaged database is replaced once. After any other failure, it is not used again.
    private var attempts = 2

    init(_ databases: Databases, name: String, migrator: DatabaseMigrator) {
        self.databases = databases
        self.name = name
        self.migrator = migrator
    }

    /// Returns the result of `body`. Returns `nil` if the database cannot be read.
    func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value?) async -> Value? {
        await use { databases.isReadable ? try $0.inDatabase(body) : nil } ?? nil
    }

    /// Runs `body` in one transaction.
    func write(_ body: @Sendable (Database) throws -> Void) async {
        await use { try $0.write(body) }
    }
}

extension LocalDatabase {
    @discardableResult
    private func use<Value: Sendable>(_ work: (DatabaseQueue) throws -> Value) async -> Value? {
        let current = await databases.userFolder()
        userFolder = userFolder ?? current
        // After another user has signed in, nothing of this user is read or saved.
        guard let userFolder, userFolder == current else { return nil }
        let folder = userFolder.appending(path: name)
        return databases.locked {
            while attempts > 0 {
                do {
                    return try work(open(in: folder))
                } catch {
                    fail(with: CacheFailure(error), in: folder)
                }
            }
            return nil
        }
    }

    /// Opens the database in its folder, again if its file was deleted or replaced, for example by a logout. Only the
    /// owner can read the folder and the files.
    private func open(in folder: URL) throws -> DatabaseQueue {
        let file = folder.appending(path: "data.sqlite").path
        if let queue, openFile == number(of: file) { return queue }
        queue = nil
        // Without the folder, SQLite fails and says why.
        let access: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: access)
        // SQLite gives its other files the same permissions.
        close(Foundation.open(file, O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        guard try !queue.read(migrator.hasBeenSuperseded) else { throw CacheFailure.newerVersion }
        try migrator.migrate(queue)
        self.queue = queue
        openFile = number(of: file)
        return queue
    }

    private func number(of file: String) -> ino_t? {
        var status = stat()
        return stat(file, &status) == 0 ? status.st_ino : nil
    }

    /// Reports the first failure. Deletes a damaged database, so that a new one is created.
    private func fail(with failure: CacheFailure, in folder: URL) {
        queue = nil
        if attempts == 2 { databases.onFailure(failure) }
        attempts = failure == .damaged ? attempts - 1 : 0
        if failure == .damaged { try? FileManager.default.removeItem(at: folder) }
    }
}

extension CacheFailure {
    fileprivate init(_ error: any Error) {
        switch error {
        case let failure as CacheFailure: self = failure
        // The file is not a database, or not the database of this app.
        case DatabaseError.SQLITE_CORRUPT, DatabaseError.SQLITE_NOTADB, DatabaseError.SQLITE_ERROR: self = .damaged
        case is RowDecodingError: self = .damaged
        default: self = .unusable(reason: (error as? DatabaseError)?.message ?? error.localizedDescription)
        }
    }
}

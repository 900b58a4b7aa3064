public import Core
public import Foundation

/// The databases of one server. There is one database for each feature and user, so that no user sees what was saved for
/// another user.
public struct Databases: Sendable {
    /// Whether saved data is read. If it is false, data is only saved.
    public var isReadable = true
    private let cache: URL?
    private let folder: URL?
    private let sessions: any SessionStore
    let onFailure: @Sendable (CacheFailure) -> Void

    /// Creates an object that opens a database when a feature uses it for the first time. `folder` is the cache folder;
    /// without it, nothing is saved. `server` is the origin of the server, for example `https://example.com`. `onFailure`
    /// is called if a database cannot be used. The feature then works without it.
    public init(
        in folder: URL?,
        server: String,
        sessions: any SessionStore,
        onFailure: @escaping @Sendable (CacheFailure) -> Void
    ) {
        cache = folder
        self.folder = folder?.appending(path: server.asFileName)
        self.sessions = sessions
        self.onFailure = onFailure
    }

    /// Deletes what is saved for all users and servers. Returns whether all of it is gone.
    public func removeAll() -> Bool {
        guard let cache, FileManager.default.fileExists(atPath: cache.path) else { return true }
        return locked {
            try? FileManager.default.removeItem(at: cache)
            return !FileManager.default.fileExists(atPath: cache.path)
        }
    }

    /// Runs `body` while no other process creates, uses or deletes databases. SQLite damages a database whose files are
    /// deleted or replaced while they are in use.
    func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
        guard let cache else { return try body() }
        let access: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        let parent = cache.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true, attributes: access)
        // The lock is not in the cache folder, because that is deleted.
        let lock = open(cache.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        return try body()
    }

    /// The folder for the databases of the user who is signed in, or of nobody. `nil` means that nothing is saved.
    func userFolder() async -> URL? {
        do {
            let session = try await sessions.session()
            return folder?.appending(path: session.map { "user-\($0.user.id)".asFileName } ?? "nobody")
        } catch {
            return nil
        }
    }
}

/// The reason why saved data cannot be used. It never stops a feature.
public enum CacheFailure: Error, Equatable {
    /// The database was damaged. It was deleted, and a new one is used.
    case damaged
    /// The database was written by a later version of the app. It is not used.
    case newerVersion
    /// The database cannot be read or written, for example because the disk is full.
    case unusable(reason: String)
}

extension String {
    /// The text as the name of a file. Upper case is encoded, too, because some file systems ignore the case of names.
    fileprivate var asFileName: String {
        addingPercentEncoding(withAllowedCharacters: .init(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")) ?? ""
    }
}

public import Core
public import Foundation
public import Root

/// The databases of one server. There is one database for each feature and user, so that no user sees what was saved for
/// another user.
public struct UserDatabases: LocalDataSources, SavedData {
    /// Whether saved data is read. If it is false, data is only saved.
    public var isReadable = true
    private let cache: URL?
    private let folder: URL?
    private let sessions: any SessionStore
    let onFailure: @Sendable (CacheFailure) -> Void

    /// Each database is opened when a feature uses it for the first time. Without `folder`, nothing is saved. `server`
    /// is the origin of the server. `onFailure` is called if a database is damaged or not usable. Features still work.
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

    /// Deletes what is saved for all servers and users. Returns whether all of it is gone.
    public func removeAll() -> Bool {
        guard let cache, FileManager.default.fileExists(atPath: cache.path) else { return true }
        // After the folder is renamed, no other process adds a file to it.
        let old = cache.appendingPathExtension(UUID().uuidString)
        let isRenamed = (try? FileManager.default.moveItem(at: cache, to: old)) != nil
        return (try? FileManager.default.removeItem(at: isRenamed ? old : cache)) != nil
    }

    /// The folder for the databases of the user who is signed in, or of nobody. `nil` means that nothing is saved.
    func userFolder() async -> URL? {
        let name = try? await sessions.session().map { "user-\($0.user.id)" } ?? "nobody"
        return name.flatMap { folder?.appending(path: $0.asFileName) }
    }
}

/// The reason why saved data cannot be used. It never stops a feature.
public enum CacheFailure: Error, Equatable {
    /// The database was damaged, and is deleted.
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

#if Persistence
public import Core
public import Foundation

/// The saved lists of one server. There is one database for each user, so that no user sees what was saved for another
/// user. When another user signs in, the databases of earlier users are deleted.
public struct UserDatabases: SavedLists, SavedData {
    /// Whether this task reads saved data. If it is false, data is only saved.
    @TaskLocal public static var isReadable = true
    private let cache: URL?
    private let folder: URL?
    private let sessions: any SessionStore
    let database: UserDatabase

    /// A database is opened when it is used for the first time. Without `folder`, nothing is saved. `server` is the
    /// origin of the server. `clock` measures how long to wait for another process. `onFailure` is called if a database
    /// is damaged or not usable. Features still work.
    public init(
        in folder: URL?,
        server: String,
        sessions: any SessionStore,
        clock: any Clock<Duration> = ContinuousClock(),
        onFailure: @escaping @Sendable (CacheFailure) -> Void
    ) {
        cache = folder
        self.folder = folder?.appending(path: server.asFileName())
        self.sessions = sessions
        database = UserDatabase(clock: clock, onFailure: onFailure)
    }

    /// Returns the list with this name. It belongs to the user who is signed in when it is used for the first time.
    public func list<Element: SavedElement>(_ name: String) -> any SavedList<Element> {
        SavedListImpl(name, in: self)
    }

    /// Deletes what is saved for all servers and users. Returns whether all of it is gone.
    public func removeAll() -> Bool {
        guard let cache, FileManager.default.fileExists(atPath: cache.path) else { return true }
        // After the folder is renamed, no other process adds a file to it.
        let old = cache.appendingPathExtension(UUID().uuidString)
        let isRenamed = (try? FileManager.default.moveItem(at: cache, to: old)) != nil
        return (try? FileManager.default.removeItem(at: isRenamed ? old : cache)) != nil
    }

    /// Deletes what is saved for other users of the server, unless nobody is signed in. Their sessions have ended.
    public func removeOtherUsers() async {
        guard let user = await userFolder(), user.lastPathComponent.hasPrefix("user-") else { return }
        let server = user.deletingLastPathComponent()
        for other in (try? FileManager.default.contentsOfDirectory(atPath: server.path)) ?? []
        where other.hasPrefix("user-") && other != user.lastPathComponent {
            try? FileManager.default.removeItem(at: server.appending(path: other))
        }
    }

    /// The folder for the databases of the user who is signed in, or of nobody. `nil` means that nothing is saved.
    func userFolder() async -> URL? {
        let name = try? await sessions.session().map { "user-\($0.user.id)" } ?? "nobody"
        return name.flatMap { folder?.appending(path: $0.asFileName()) }
    }
}

/// The reason why saved data cannot be used. It never stops a feature.
public enum CacheFailure: Error, Hashable {
    /// The database was damaged, or elements could not be decoded. They are deleted.
    case damaged
    /// The database was written by a later version of the app. It is not used.
    case newerVersion
    /// The database cannot be read or written, for example because the disk is full.
    case unusable(reason: String)
}
#else
#error("Persistence needs a trait. In Package.swift: `traits: [\"Persistence\"]`. In a clone: `--traits Persistence`.")
#endif

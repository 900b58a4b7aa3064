import Core
import Feed
import Foundation
import GRDB
import Persistence
import TestSupport

/// A cache folder for one test, and the failures that its databases have reported.
struct Cache {
    let scratch: Scratch
    /// The folder for the databases.
    let folder: URL
    private let reported = Locked<[CacheFailure]>([])

    init(folder: URL? = nil) throws {
        scratch = try Scratch()
        self.folder = folder ?? scratch.url.appending(path: "cache")
    }

    /// All failures that were reported, in order.
    var failures: [CacheFailure] { reported.value }

    /// The databases of the user with this id. `nil` means that nobody is signed in.
    func databases(of user: User.ID? = nil, server: String = "https://example.com") -> Databases {
        databases(server: server, sessions: InMemorySessionStore(user.map(Session.of)))
    }

    /// The databases of the user of the session in `sessions`.
    func databases(server: String = "https://example.com", sessions: any SessionStore) -> Databases {
        Databases(in: folder, server: server, sessions: sessions) { [reported] failure in
            reported.change { $0.append(failure) }
        }
    }

    /// Returns the file of the database in which `databases()` saves the feed. Creates its folder.
    func file() throws -> URL {
        let feed = folder.appending(path: "https%3A%2F%2Fexample%2Ecom/nobody/feed")
        try FileManager.default.createDirectory(at: feed, withIntermediateDirectories: true)
        return feed.appending(path: "data.sqlite")
    }

    /// Runs SQL in the database in which `databases()` saves the feed.
    func execute(_ sql: String) throws {
        let queue = try DatabaseQueue(path: file().path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }
}

extension Session {
    /// The session of a user.
    static func of(_ user: User.ID) -> Session {
        Session(user: User(id: user, name: "Ann", email: "a@b.c", lastLoginDate: .at(0)), tokens: nil)
    }
}

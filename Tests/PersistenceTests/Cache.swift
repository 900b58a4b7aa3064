import Core
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
    func databases(of user: User.ID? = nil, server: String = "https://example.com") -> UserDatabases {
        databases(server: server, sessions: InMemorySessionStore(user.map(Session.of)))
    }

    /// The databases of the user of the session in `sessions`.
    func databases(server: String = "https://example.com", sessions: any SessionStore) -> UserDatabases {
        UserDatabases(in: folder, server: server, sessions: sessions) { [reported] failure in
            reported.change { $0.append(failure) }
        }
    }

    /// Returns the file of a database of `databases()`. Creates its folder.
    func file(of name: String = "notes") throws -> URL {
        let folder = folder.appending(path: "https%3A%2F%2Fexample%2Ecom/nobody/\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "data.sqlite")
    }

    /// Runs SQL in a database of `databases()`.
    func execute(_ sql: String, in name: String = "notes") throws {
        let queue = try DatabaseQueue(path: file(of: name).path)
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

extension Date {
    /// A date in seconds since 1970.
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}

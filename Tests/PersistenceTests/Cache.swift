import Core
import Foundation
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A cache folder for one test, and the failures that its databases have reported.
struct Cache {
    let scratch: Scratch
    /// The folder for the databases.
    let folder: URL
    private let reported = Locked<[CacheFailure]>([])

    init(folder: URL? = nil) {
        scratch = Scratch()
        self.folder = folder ?? scratch.url.appending(path: "cache")
    }

    /// All failures that were reported, in order.
    var failures: [CacheFailure] { reported.value }

    /// The databases of the user with this id. `nil` means that nobody is signed in.
    func databases(of user: User.ID? = nil, server: String = "https://example.com") -> UserDatabases {
        databases(server: server, sessions: InMemorySessionStore(user.map(Session.of)))
    }

    /// The databases of the user of the session in `sessions`.
    func databases(
        server: String = "https://example.com",
        sessions: any SessionStore,
        clock: any Clock<Duration> = StillClock()
    ) -> UserDatabases {
        UserDatabases(in: folder, server: server, sessions: sessions, clock: clock) { [reported] failure in
            reported.change { $0.append(failure) }
        }
    }

    /// A new list of notes, with a connection of its own, like in another process.
    func notes(of user: User.ID? = nil, server: String = "https://example.com") -> any SavedList<Note> {
        databases(of: user, server: server).notes
    }

    /// Returns the folder of a user, or of nobody. Creates the folder.
    func folder(of user: User.ID? = nil) throws -> URL {
        let name = user.map { "user-\($0)" } ?? "nobody"
        let folder = folder.appending(path: "https%3A%2F%2Fexample%2Ecom/\(name)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns the file of the database of `databases()`. Creates its folder.
    func file() throws -> URL {
        try folder().appending(path: "data.sqlite")
    }

    /// A connection to the database of `databases()`, like that of another program.
    func otherProgram() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: file().path, configuration: configuration)
    }

    /// Runs SQL like another program. Returns the first value.
    @discardableResult
    func execute(_ sql: String) throws -> Int? {
        let queue = try otherProgram()
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction { db in
            var first: Int?
            let statements = try db.allStatements(sql: sql)
            while let statement = try statements.next() { first = try Int.fetchOne(statement) ?? first }
            return first
        }
    }
}

extension UserDatabases {
    /// A new list of notes.
    var notes: any SavedList<Note> { list("notes") }

    /// Runs SQL with the connection of the lists.
    func execute(_ sql: String) async throws {
        let folder = try #require(await userFolder())
        await database.use(folder) { queue in
            try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        }
    }
}

extension Session {
    /// The session of a user.
    static func of(_ user: User.ID) -> Session {
        Session(user: User(id: user, name: "Ann", email: "a@b.c", lastLoginDate: .time(.at(0))), tokens: nil)
    }
}

extension Date {
    /// A date in seconds since 1970.
    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}

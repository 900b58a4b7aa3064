import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The owner of a database")
struct DatabaseOwnerTests {
    private let cache = Cache()

    /// User ids. `nil` means nobody. Some differ only in case or Unicode form, are longer than the name of a file can
    /// be, or have special characters of paths.
    private static let users: [User.ID?] = [
        nil, "1", "11", "nobody", "user-1", "a", "A", "%41", "é", "É", "e\u{301}", "", ".", "..", "../1", "a/b", "a\\b",
        " ", "日本", "a\u{0}b", id("A", 83), id("A", 90), id("漢", 40), id("x", 249), id("x", 300), id("x", 301),
    ]

    private static func id(_ text: String, _ count: Int) -> User.ID { User.ID(String(repeating: text, count: count)) }

    @Test("a user never sees the notes that are saved for another user or for nobody")
    func users() async throws {
        await cache.notes().add("nobody")
        for user in Self.users.compactMap(\.self) {
            #expect(await cache.notes(of: user).all() == nil, "\(user)")
            await cache.notes(of: user).add(user.description == "" ? "empty" : .init("\(user)"))
            #expect(await cache.notes(of: user).all()?.count == 1, "\(user)")
        }
        #expect(await cache.notes().all() == ["nobody"])
        #expect(cache.failures == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path) == ["cache"])
    }

    @Test("the data of a user whose session has ended is deleted when another user signs in at the same server")
    func sessionEnd() async throws {
        let sessions = InMemorySessionStore(.of("1"))
        let databases = cache.databases(sessions: sessions)
        await databases.notes.add(1)
        await cache.notes(of: "1", server: "https://b.test").add(1)
        await sessions.update { $0 = nil }
        await databases.notes.add(2)
        #expect(await cache.notes(of: "1").all() == [1])
        await sessions.save(.of("11"))
        await databases.removeOtherUsers()
        #expect(!FileManager.default.fileExists(atPath: try cache.folder(of: "1").appending(path: "data.sqlite").path))
        await cache.notes(of: "1").add(3)
        // Without `removeOtherUsers()`, the first use has the same effect.
        await databases.notes.add(4)
        #expect(await cache.notes(of: "1").all() == nil)
        #expect(await cache.notes().all() == [2])
        #expect(await cache.notes(of: "1", server: "https://b.test").all() == [1])
        #expect(cache.failures == [])
    }

    @Test("notes of one server are never shown for another server")
    func servers() async throws {
        let servers = [
            "fake:", "http://a.test", "https://a.test", "https://a.test:8443", "https://A.test", "https://b.test",
            "http://[::1]:80", "https://a-test", "https://日本.test",
        ]
        for (number, server) in servers.enumerated() {
            #expect(await cache.notes(server: server).all() == nil, "\(server)")
            await cache.notes(server: server).add(.init(number))
        }
        for (number, server) in servers.enumerated() {
            #expect(await cache.notes(server: server).all() == [.init(number)], "\(server)")
        }
        #expect(cache.failures == [])
    }

    @Test(
        "if the user changes between reading and saving, nothing is saved for any user",
        arguments: [(nil, "2"), ("1", "2"), ("1", nil)] as [(User.ID?, User.ID?)],
        [true, false]
    )
    func change(users: (old: User.ID?, new: User.ID?), isReadable: Bool) async throws {
        let sessions = InMemorySessionStore(users.old.map(Session.of))
        let list = cache.databases(sessions: sessions).notes
        await UserDatabases.$isReadable.withValue(isReadable) { #expect(await list.all() == nil) }
        await sessions.update { $0 = users.new.map(Session.of) }
        await list.add(1)
        #expect(await list.all() == nil)
        for user in [users.old, users.new] {
            #expect(await cache.notes(of: user).all() == nil)
        }
        #expect(cache.failures == [])
    }

    @Test("if the session cannot be read, nothing is saved")
    func damagedSession() async throws {
        let file = cache.scratch.url.appending(path: "session.json")
        try Data("nonsense".utf8).write(to: file)
        let list = cache.databases(sessions: FileSessionStore(file: file, server: "https://example.com")).notes
        await list.add(1)
        #expect(await list.all() == nil)
        #expect(!FileManager.default.fileExists(atPath: cache.folder.path))
        #expect(cache.failures == [])
    }

    @Test("only the owner can read the folders, the database and its other files")
    func permissions() async throws {
        let list = cache.notes()
        await list.add(1)
        let names = try FileManager.default.subpathsOfDirectory(atPath: cache.folder.path)
        #expect(
            Set(names.compactMap { $0.split(separator: "/").last }).isSuperset(of: ["data.sqlite", "data.sqlite-wal"])
        )
        for url in [cache.folder] + names.map({ cache.folder.appending(path: $0) }) {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(url.path)")
        }
        #expect(await list.all() == [1])
    }
}

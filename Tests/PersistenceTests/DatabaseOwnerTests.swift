import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The owner of a database")
struct DatabaseOwnerTests {
    private let cache: Cache

    init() throws {
        cache = try Cache()
    }

    /// User ids. `nil` means nobody. Some differ only in case or Unicode form, or have special characters of paths.
    private static let users: [User.ID?] = [
        nil, "1", "11", "nobody", "user-1", "a", "A", "%41", "é", "É", "e\u{301}", "", ".", "..", "../1", "a/b", "a\\b",
        " ", "日本", "a\u{0}b",
    ]

    @Test("a user never sees the notes that are saved for another user or for nobody")
    func users() async throws {
        for (number, user) in Self.users.enumerated() {
            #expect(await cache.databases(of: user).notes.ids() == [], "\(user ?? "nobody")")
            await cache.databases(of: user).notes.save(.init(number))
        }
        for (number, user) in Self.users.enumerated() {
            #expect(await cache.databases(of: user).notes.ids() == [.init(number)], "\(user ?? "nobody")")
        }
        #expect(await cache.databases(of: 1).notes.ids() == [1])
        #expect(cache.failures == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path) == ["cache"])
    }

    @Test("notes of one server are never shown for another server")
    func servers() async throws {
        let servers = [
            "fake:", "http://a.test", "https://a.test", "https://a.test:8443", "https://A.test", "https://b.test",
            "http://[::1]:80", "https://a-test", "https://日本.test",
        ]
        for (number, server) in servers.enumerated() {
            #expect(await cache.databases(server: server).notes.ids() == [], "\(server)")
            await cache.databases(server: server).notes.save(.init(number))
        }
        for (number, server) in servers.enumerated() {
            #expect(await cache.databases(server: server).notes.ids() == [.init(number)], "\(server)")
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
        var databases = cache.databases(sessions: sessions)
        databases.isReadable = isReadable
        let source = databases.notes
        #expect(await source.notes() == (isReadable ? [] : nil))
        await sessions.update { $0 = users.new.map(Session.of) }
        await source.save(1)
        #expect(await source.notes() == nil)
        for user in [users.old, users.new] {
            #expect(await cache.databases(of: user).notes.notes() == [])
        }
        #expect(cache.failures == [])
    }

    @Test("after the user has changed, the data source of the old user shows nothing and saves nothing")
    func oldSource() async throws {
        let sessions = InMemorySessionStore(.of("1"))
        let source = cache.databases(sessions: sessions).notes
        await source.save(1)
        await sessions.save(.of("2"))
        #expect(await source.notes() == nil)
        await source.save(2)
        #expect(await cache.databases(of: "1").notes.ids() == [1])
        #expect(await cache.databases(of: "2").notes.ids() == [])
        await sessions.save(.of("1"))
        #expect(await source.ids() == [1])
    }

    @Test("if the session cannot be read, nothing is saved")
    func damagedSession() async throws {
        let file = cache.scratch.url.appending(path: "session.json")
        try Data("nonsense".utf8).write(to: file)
        let source = cache.databases(sessions: FileSessionStore(file: file, server: "https://example.com")).notes
        await source.save(1)
        #expect(await source.notes() == nil)
        #expect(!FileManager.default.fileExists(atPath: cache.folder.path))
        #expect(cache.failures == [])
    }

    @Test("only the owner can read the folders, the database and its other files")
    func permissions() async throws {
        let source = cache.databases().notes
        await source.save(1)
        let names = try FileManager.default.subpathsOfDirectory(atPath: cache.folder.path)
        #expect(
            Set(names.compactMap { $0.split(separator: "/").last }).isSuperset(of: ["data.sqlite", "data.sqlite-wal"])
        )
        for url in [cache.folder] + names.map({ cache.folder.appending(path: $0) }) {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(url.path)")
        }
        #expect(await source.ids() == [1])
    }
}

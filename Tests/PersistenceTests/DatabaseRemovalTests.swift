import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("Deleting all saved data")
struct DatabaseRemovalTests {
    private let cache = Cache()

    @Test("removeAll deletes what is saved for all users and servers, and new notes can be saved again")
    func removes() async throws {
        #expect(cache.databases().removeAll())
        let list = cache.notes()
        await list.add(1)
        await cache.notes(of: 1, server: "https://b.test").add(1)
        #expect(cache.databases(of: 2).removeAll())
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path) == [])
        #expect(await list.all() == nil)
        await list.add(2)
        #expect(await cache.notes().all() == [2])
        #expect(cache.failures == [])
    }

    @Test("a page that is being saved during a logout does not stay on the disk", .exhaustive)
    func logout() async throws {
        let (sessions, clock) = (InMemorySessionStore(.of("1")), TestClock())
        let databases = cache.databases(sessions: sessions, clock: clock)
        let (list, file) = (databases.notes, try cache.folder(of: "1").appending(path: "data.sqlite"))
        // While another program creates the database, saving waits.
        let lock = open(file.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        async let saving: Void = list.add(1)
        await clock.sleepers(1)
        await sessions.clear()
        #expect(databases.removeAll())
        clock.advance(by: .milliseconds(10))
        await saving
        #expect(!FileManager.default.fileExists(atPath: file.path) && cache.failures == [])
    }

    @Test("a folder that cannot be renamed because its name is too long is deleted, too")
    func longName() async throws {
        let cache = Cache(folder: cache.scratch.url.appending(path: String(repeating: "c", count: 230)))
        await cache.notes().add(1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: self.cache.scratch.url.path) != [])
        #expect(cache.databases().removeAll())
        #expect(try FileManager.default.contentsOfDirectory(atPath: self.cache.scratch.url.path) == [])
        #expect(cache.failures == [])
    }

    #if os(Linux)
    @Test("if the folder cannot be deleted, the result is false")
    func undeletable() throws {
        // The system does not let anyone, even root, delete this folder.
        #expect(!Cache(folder: URL(filePath: "/proc/self/task")).databases().removeAll())
    }
    #endif

    @Test("without a cache folder, nothing is saved, nothing is reported, and there is nothing to delete")
    func noFolder() async {
        let databases = UserDatabases(in: nil, server: "https://example.com", sessions: InMemorySessionStore()) {
            Issue.record("\($0)")
        }
        await databases.notes.add(1)
        #expect(await databases.notes.all() == nil)
        #expect(databases.removeAll())
    }
}

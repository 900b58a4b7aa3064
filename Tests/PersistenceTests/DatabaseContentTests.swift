import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("The content of a database")
struct DatabaseContentTests {
    private let cache = Cache()

    #if os(Linux)
    @Test("fifty lists of a user share one connection")
    func connections() async throws {
        let databases = cache.databases()
        for number in 1...50 {
            let list: any SavedList<Note> = databases.list("list \(number)")
            await list.add(1)
        }
        let path = try cache.file().resolvingSymlinksInPath().path
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
        #expect(open.count == 1)
        #expect(await databases.notes.all() == nil)
    }
    #endif

    @Test("if saving fails, nothing of it is saved")
    func transaction() async throws {
        let list = cache.notes()
        await list.add(1)
        try cache.execute(
            """
            CREATE TRIGGER refusal BEFORE INSERT ON searched WHEN NEW.key = '3' BEGIN SELECT RAISE(ABORT, 'no 3'); END
            """
        )
        await list.add(2, 3, 1)
        #expect(cache.failures == [.unusable(reason: "no 3")])
        try cache.execute("DROP TRIGGER refusal")
        #expect(await cache.notes().all() == [1])
    }

    @Test("what an earlier version saved is deleted at the first use, and nothing is reported")
    func earlierVersion() async throws {
        let old = try cache.folder().appending(path: "feed/data.sqlite")
        try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        try Data().write(to: cache.folder().appending(path: "feed.lock"))
        #expect(await cache.notes().all() == nil)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: cache.folder().path).allSatisfy {
                $0.hasPrefix("data.")
            }
        )
        await cache.notes().add(1)
        #expect(await cache.notes().all() == [1])
        #expect(cache.failures == [])
    }

    @Test("a database of a later version is reported once, and does not change")
    func laterVersion() async throws {
        await cache.notes().add(1)
        try cache.execute("PRAGMA user_version = 3")
        let list = cache.notes()
        #expect(await list.all() == nil)
        await list.add(2)
        #expect(await list.all() == nil)
        #expect(cache.failures == [.newerVersion])
        try cache.execute("PRAGMA user_version = 2")
        #expect(await cache.notes().all() == [1])
    }

    @Test("a database of the first version keeps its notes, which contain no changes")
    func firstVersion() async throws {
        await cache.notes().save([1], limit: 1)
        try cache.execute("ALTER TABLE element DROP COLUMN known; PRAGMA user_version = 1")
        let page = await cache.notes().page(1, of: NoteQuery(limit: 1))
        #expect(page?.items.count == 1 && page?.includedChanges == [])
        #expect(cache.failures == [])
    }

    @Test("with isReadable false, saved notes are not shown, and new notes are saved")
    func notReadable() async {
        await cache.notes().add(1)
        await UserDatabases.$isReadable.withValue(false) {
            let list = cache.databases().notes
            #expect(await list.all() == nil)
            await list.add(2)
            #expect(await list.all() == nil)
        }
        #expect(await cache.notes().all() == [1, 2])
        #expect(cache.failures == [])
    }
}

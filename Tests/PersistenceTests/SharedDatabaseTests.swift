import Core
import Foundation
import GRDB
import Persistence
import TestSupport
import Testing

@Suite("A database that many programs use at the same time")
struct SharedDatabaseTests {
    /// Runs `work` several times at the same time. Each run has a database connection of its own, like a process.
    private func run(
        _ cache: Cache,
        times: Int = 8,
        _ work: @escaping @Sendable (Int, any SavedList<Note>) async -> Void
    ) async {
        await withTaskGroup { group in
            for number in 1...times {
                let list = cache.notes()
                group.addTask { await work(number, list) }
            }
        }
    }

    @Test("if two programs create the database at the same time, no program fails")
    func creation() async throws {
        // Without the file `data.sqlite.lock`, some rounds fail.
        for round in 1...(triesAll ? 50 : 8) {
            let cache = Cache()
            await run(cache, times: 2) { number, list in
                await list.add(.init(number))
            }
            #expect(await cache.notes().all()?.count == 2, "round \(round)")
            #expect(cache.failures == [], "round \(round)")
        }
    }

    @Test("if eight programs find a damaged database, it is replaced", arguments: (1...5).drawn(2, seed: 1))
    func damage(round: Int) async throws {
        let cache = Cache()
        try Data("nonsense".utf8).write(to: cache.file())
        await run(cache) { number, list in
            _ = await list.all()
            await list.add(.init(number))
        }
        let reported = cache.failures
        #expect(1...8 ~= reported.count, "\(reported)")
        let (list, next) = (cache.notes(), cache.notes())
        await list.add("next")
        #expect(await next.all()?.last == "next")
        #expect(cache.failures == reported)
    }

    @Test(
        "if a program logs out while seven others save notes, notes can be saved afterwards",
        arguments: (1...5).drawn(2, seed: 1)
    )
    func logout(round: Int) async throws {
        let cache = Cache()
        await cache.notes().add("first")
        await run(cache) { number, list in
            if number == 4 { #expect(cache.databases().removeAll()) }
            for note in 1...5 where number != 4 {
                await list.add(.init(number * 10 + note))
            }
        }
        let reported = cache.failures
        let list = cache.notes()
        #expect(await list.all()?.contains("first") != true)
        await list.add("next")
        #expect(await cache.notes().all()?.last == "next")
        #expect(cache.failures == reported)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path) == ["cache"])
    }

    @Test(
        "while another program locks the database, it is tried again for 3 seconds",
        .exhaustive,
        arguments: ["BEGIN EXCLUSIVE", "lock"],
        [true, false]
    )
    func locked(kind: String, ends: Bool) async throws {
        let cache = Cache()
        await cache.notes().add(1)
        let other = try cache.otherProgram()
        let lock = open(try cache.file().path + ".lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        if kind == "lock" {
            #expect(flock(lock, LOCK_EX) == 0)
        } else {
            try await other.writeWithoutTransaction { try $0.execute(sql: kind) }
        }
        let clock = TestClock()
        let list = cache.databases(sessions: InMemorySessionStore(), clock: clock).notes
        async let saving: Void = list.add(2)
        for step in 0..<300 {
            await clock.sleepers(1)
            if step == 299, ends {
                flock(lock, LOCK_UN)
                if kind != "lock" { try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") } }
            }
            clock.advance(by: .milliseconds(10))
        }
        await saving
        #expect(await list.all() == (ends ? [1, 2] : nil))
        #expect(cache.failures == (ends ? [] : [.unusable(reason: "database is locked")]))
        try other.close()
        flock(lock, LOCK_UN)
        #expect(await cache.notes().all() == (ends ? [1, 2] : [1]))
    }

    @Test("while the database is locked, no thread is blocked, and a task that is cancelled does not wait", .exhaustive)
    func cancelled() async throws {
        let cache = Cache()
        await cache.notes().add(1)
        let other = try cache.otherProgram()
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let clock = TestClock()
        let list = cache.databases(sessions: InMemorySessionStore(), clock: clock).notes
        let tasks = (1...100).map { number in Task { await list.add(.init(number)) } }
        await clock.sleepers(100)
        tasks.forEach { $0.cancel() }
        for task in tasks { await task.value }
        #expect(await list.all() == [1])
        #expect(cache.failures == [])
    }

    @Test("if four processes create the database and save notes at the same time, all notes are saved")
    func processes() async throws {
        let folder = Self.folder(of: getpid())
        defer { try? FileManager.default.removeItem(at: folder) }
        await withTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        let cache = Cache(folder: Self.folder(of: getppid()))
                        let list = cache.notes()
                        for _ in 1...25 { await list.add(.init(UUID().uuidString)) }
                        #expect(cache.failures == [])
                    }
                }
            }
        }
        let cache = Cache(folder: folder)
        #expect(await cache.notes().all()?.count == 100)
        #expect(cache.failures == [])
    }

    /// The cache folder of the processes that the process with this id has started.
    private static func folder(of process: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "focal-tests-processes-\(process)")
    }
}

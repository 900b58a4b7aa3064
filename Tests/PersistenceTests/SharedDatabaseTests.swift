import Core
import Foundation
import Persistence
import TestSupport
import Testing

@Suite("A database that many programs use at the same time")
struct SharedDatabaseTests {
    /// Runs `work` several times at the same time. Each run has a database connection of its own, like a process.
    private func run(
        _ cache: Cache,
        times: Int = 8,
        _ work: @escaping @Sendable (Int, NoteSource) async -> Void
    ) async {
        await withTaskGroup { group in
            for number in 1...times {
                let source = cache.databases().notes
                group.addTask { await work(number, source) }
            }
        }
    }

    @Test("if two programs create the database at the same time, no program fails")
    func creation() async throws {
        // Without the `.lock` file of `LocalDatabase`, some rounds fail.
        for round in 1...50 {
            let cache = try Cache()
            await run(cache, times: 2) { number, source in
                await source.save(.init(number))
            }
            #expect(await cache.databases().notes.notes()?.count == 2, "round \(round)")
            #expect(cache.failures == [], "round \(round)")
        }
    }

    @Test("if eight programs find a damaged database, it is replaced", arguments: 1...5)
    func damage(round: Int) async throws {
        let cache = try Cache()
        try Data("nonsense".utf8).write(to: cache.file())
        await run(cache) { number, source in
            _ = await source.notes()
            await source.save(.init(number))
        }
        let reported = cache.failures
        #expect(1...8 ~= reported.count, "\(reported)")
        let (source, next) = (cache.databases().notes, cache.databases().notes)
        await source.save("next")
        #expect(await next.ids()?.last == "next")
        #expect(cache.failures == reported)
    }

    @Test("if a program logs out while seven others save notes, notes can be saved afterwards", arguments: 1...5)
    func logout(round: Int) async throws {
        let cache = try Cache()
        await cache.databases().notes.save("first")
        await run(cache) { number, source in
            if number == 4 { #expect(cache.databases().removeAll()) }
            for note in 1...5 where number != 4 {
                await source.save(.init(number * 10 + note))
            }
        }
        let reported = cache.failures
        let source = cache.databases().notes
        #expect(await source.ids()?.contains("first") == false)
        await source.save("next")
        #expect(await cache.databases().notes.ids()?.last == "next")
        #expect(cache.failures == reported)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.scratch.url.path) == ["cache"])
    }

    @Test("if four processes create the database and save notes at the same time, all notes are saved")
    func processes() async throws {
        let folder = Self.folder(of: getpid())
        defer { try? FileManager.default.removeItem(at: folder) }
        await withTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        let cache = try Cache(folder: Self.folder(of: getppid()))
                        let source = cache.databases().notes
                        for _ in 1...25 { await source.save(.init(UUID().uuidString)) }
                        #expect(cache.failures == [])
                    }
                }
            }
        }
        let cache = try Cache(folder: folder)
        #expect(await cache.databases().notes.notes()?.count == 100)
        #expect(cache.failures == [])
    }

    /// The cache folder of the processes that the process with this id has started.
    private static func folder(of process: pid_t) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "focal-tests-processes-\(process)")
    }
}

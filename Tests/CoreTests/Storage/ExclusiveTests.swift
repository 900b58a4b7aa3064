import Core
import Foundation
import TestSupport
import Testing

@Suite("Exclusive work on a session", .exhaustive)
struct ExclusiveTests {
    private let scratch: Scratch
    private let clock = TestClock()

    init() throws {
        scratch = try Scratch()
    }

    private func store() -> FileSessionStore {
        FileSessionStore(file: scratch.url.appending(path: "session.json"), server: "http://h.test", clock: clock)
    }

    @Test("the second work waits for the first, while the session can be read and changed")
    func waits() async throws {
        let (first, second) = (store(), store())
        let log = Locked<[String]>([])
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let (entered, enter) = AsyncStream.makeStream(of: Void.self)
        async let one: Void = first.exclusively {
            enter.finish()
            for await _ in gate {}
            log.change { $0.append("first") }
        }
        for await _ in entered {}
        async let two: Void = second.exclusively { log.change { $0.append("second") } }
        await clock.sleepers(1)
        try second.clear()
        #expect(try second.session() == nil)
        open.finish()
        try await one
        clock.advance(by: .milliseconds(25))
        try await two
        #expect(log.value == ["first", "second"])
    }

    @Test("waiting ends with an error after a minute, or when the task is cancelled", arguments: [false, true])
    func givesUp(isCancelled: Bool) async throws {
        let (first, second) = (store(), store())
        try await first.exclusively { [clock] in
            let waiting = Task { () async -> StorageError? in
                do throws(StorageError) {
                    try await second.exclusively { () -> Void in Issue.record("the lock was taken") }
                    return nil
                } catch {
                    return error
                }
            }
            await clock.sleepers(1)
            if isCancelled {
                waiting.cancel()
            } else {
                for _ in 1..<2_400 {
                    await clock.sleepers(1)
                    clock.advance(by: .milliseconds(25))
                }
            }
            guard case .busy = await waiting.value else {
                Issue.record("the wait did not end with busy")
                return
            }
        }
    }

    @Test("work on a session in memory waits, too")
    func inMemory() async {
        let sessions = InMemorySessionStore()
        let inside = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...20 {
                group.addTask {
                    await sessions.exclusively {
                        inside.change { $0 += 1 }
                        await Task.yield()
                        #expect(inside.value == 1)
                        inside.change { $0 -= 1 }
                    }
                }
            }
        }
    }
}

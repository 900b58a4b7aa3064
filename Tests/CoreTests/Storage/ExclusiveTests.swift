import Core
import Foundation
import TestSupport
import Testing

@Suite("Exclusive access to a session", .exhaustive)
struct ExclusiveTests {
    private let scratch = Scratch()
    private let clock = TestClock()

    private func store() -> FileSessionStore {
        FileSessionStore(file: scratch.url.appending(path: "session.json"), server: "http://h.test", clock: clock)
    }

    @Test("a second exclusive call waits for the first, but the session can be read and changed")
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
        try await second.clear()
        #expect(try await second.session() == nil)
        open.finish()
        try await one
        clock.advance(by: .milliseconds(25))
        try await two
        #expect(log.value == ["first", "second"])
    }

    @Test("an exclusive call fails after a minute of waiting, or if its task is cancelled", arguments: [false, true])
    func givesUp(isCancelled: Bool) async throws {
        let (first, second) = (store(), store())
        try await first.exclusively { [clock] in
            let waiting = Task { () async -> StorageError? in
                do throws(StorageError) {
                    try await second.exclusively { () -> Void in Issue.record("the second call did not wait") }
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
                Issue.record("the second exclusive call did not throw busy")
                return
            }
        }
    }

    @Test("exclusive calls of a store in memory run one after another")
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

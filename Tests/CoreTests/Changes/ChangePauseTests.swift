import Core
import TestSupport
import Testing

@MainActor @Suite("The pauses between the tries", .exhaustive)
struct ChangePauseTests {
    private let clock = TestClock()
    private let store = InMemoryOutboxStore()

    @Test("500 changes and a day offline take one request for each pause, and one more change is not saved")
    func isOffline() async throws {
        let (sessions, times, start) = (InMemorySessionStore(.leanne), Locked<[Duration]>([]), clock.now)
        let server = ChangeServer { [clock] _ in
            times.change { $0.append(start.duration(to: clock.now)) }
            return .failed(.unreachable)
        }
        let changes = Changes(in: store, to: server, sessions: sessions, clock: clock)
        for number in 1...500 { try await Changes(in: store, to: server).save(.add("\(number)")) }
        await #expect(throws: ChangeError.full) { try await changes.save(.add("a")) }
        changes.send()
        for seconds in Array(repeating: 2, count: 300) + Array(repeating: 30, count: 2_860) {
            await clock.sleepers(1)
            clock.advance(by: .seconds(seconds))
        }
        await clock.sleepers(1)
        // The pauses double up to 5 minutes.
        let pauses = zip(times.value.dropFirst(), times.value).map { $0 - $1 }
        #expect(pauses.starts(with: [2, 4, 8, 16, 32, 64, 128, 256].map(Duration.seconds)))
        #expect(pauses.dropFirst(8).allSatisfy { $0 == .seconds(300) } && (290...380).contains(pauses.count))
        #expect(changes.outbox.waitingCount == 500)
        // Then nothing is sent any more, so the test can end.
        await sessions.clear()
        clock.advance(by: .seconds(300))
    }

    @Test("a new change and the user end a pause that the server has not asked for", arguments: [true, false])
    func ends(isNew: Bool) async throws {
        let changes = Changes(in: store, to: ChangeServer(first: .failed(.unreachable)), clock: clock)
        try await changes.save(.edit("7", "a"))
        await clock.sleepers(1)
        let values = changes.$outbox.values
        if isNew { try await changes.save(.edit("8", "b")) } else { changes.send() }
        for await outbox in values where outbox.unsent.isEmpty { break }
    }

    @Test("if the user asks while a try fails, the next try follows without a pause")
    func triesAtOnce() async throws {
        let asking = Locked<Changes?>(nil)
        let server = ChangeServer { _ in
            guard let changes = asking.change({ $0.take() }) else { return nil }
            await changes.send()
            return .failed(.unreachable)
        }
        let changes = Changes(in: store, to: server, clock: clock)
        asking.change { $0 = changes }
        let values = changes.$outbox.values
        try await changes.save(.edit("7", "a"))
        for await outbox in values where outbox.unsent.isEmpty { break }
        #expect(!clock.hasSleepers)
    }
}

import Core
import TestSupport
import Testing

@MainActor @Suite("The pauses between the tries", .exhaustive)
struct ChangePauseTests {
    private let clock = TestClock()
    private let store = InMemoryOutboxStore()

    @Test("500 changes take one request for each pause, and one more change is not saved")
    func isOffline() async throws {
        let sessions = InMemorySessionStore(.leanne)
        let times = Locked<[Duration]>([])
        let start = clock.now
        let server = ChangeServer { [clock] _ in
            times.change { $0.append(start.duration(to: clock.now)) }
            return .failed(.unreachable)
        }
        let changes = Changes(in: store, to: server, sessions: sessions, clock: clock)
        for number in 1...500 { try await Changes(in: store, to: server).save(.add("\(number)")) }
        await #expect(throws: ChangeError.full) { try await changes.save(.add("a")) }
        changes.send()
        // With all, this is a day.
        let long = triesAll ? 286 : 20
        for seconds in Array(repeating: 2, count: 405) + Array(repeating: 300, count: long) {
            await clock.sleepers(1)
            clock.advance(by: .seconds(seconds))
        }
        await clock.sleepers(1)
        // The pauses double up to 5 minutes.
        let pauses = zip(times.value.dropFirst(), times.value).map { $0 - $1 }
        #expect(pauses.starts(with: [2, 4, 8, 16, 32, 64, 128, 256].map(Duration.seconds)))
        #expect(pauses.dropFirst(8).allSatisfy { $0 == .seconds(300) } && pauses.count == 9 + long)
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

    /// Sends two changes to a server with these answers. Returns the seconds between its requests.
    private func pauses(_ answers: [ChangeServer.Answer?], step: Int = 1) async throws -> [Double] {
        let rest = Locked(answers)
        let times = Locked<[Duration]>([])
        let start = clock.now
        let server = ChangeServer { [clock] _ in
            times.change { $0.append(start.duration(to: clock.now)) }
            return rest.change { $0.isEmpty ? .status(503) : $0.removeFirst() }
        }
        let (store, sessions) = (InMemoryOutboxStore(), InMemorySessionStore(.leanne))
        try await Changes(in: store, to: server).save(.edit("7", "a"), .edit("8", "b"))
        Changes(in: store, to: server, sessions: sessions, clock: clock).send()
        while times.value.count < answers.count {
            await clock.sleepers(1)
            clock.advance(by: .seconds(step))
        }
        await clock.sleepers(1)
        // Then nothing is sent any more, so the test can end.
        await sessions.clear()
        clock.advance(by: .seconds(3_600))
        return zip(times.value.dropFirst(), times.value).map { ($0 - $1) / .seconds(1) }
    }

    @Test("a short Retry-After makes no pause shorter", arguments: ["0", "Sun, 06 Nov 1994 08:49:37 GMT", "soon", "1"])
    func isNotShorter(after: String) async throws {
        for status in [429, 503, 409] where after != "soon" || status != 409 {
            let answer = ChangeServer.Answer.status(status, after: after)
            #expect(try await pauses([answer, answer, answer, answer]) == [2, 4, 8])
        }
    }

    @Test(
        "a long Retry-After makes the pause longer, but at most one hour",
        arguments: [(7, 1, 7), (90_000, 100, 3_600)]
    )
    func isLonger(after: Int, step: Int, pause: Double) async throws {
        let answer = ChangeServer.Answer.status(503, after: after)
        #expect(try await pauses([answer, answer], step: step) == [pause])
    }

    @Test(
        "403 of a limit refuses no change: the queue waits until the limit is reset",
        arguments: [
            ["Retry-After": "7"], ["Rate-Remaining": "0", "Rate-Reset": "7"],
            ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1700000007", "Date": "Tue, 14 Nov 2023 22:13:20 GMT"],
            ["Retry-After": "7", "Rate-Remaining": "0", "Rate-Reset": "100"],
            ["RateLimit": #""hour";r=5;t=900, "burst";r=0;t=7"#], ["RateLimit": "limit=9, remaining=0, reset=7"],
        ]
    )
    func isLimited(fields: [String: String]) async throws {
        let answer = ChangeServer.Answer.success(APIResponse(status: 403, headers: HeaderFields(fields)))
        #expect(try await pauses([answer, answer, answer]) == [7, 7])
    }

    @Test(
        "without a time, a 403 of a limit pauses for a minute, which doubles up to an hour",
        arguments: [
            ["X-RateLimit-Remaining": "0"], ["Rate-Remaining": "0", "Rate-Reset": "-5"], ["Retry-After": "soon"],
        ]
    )
    func hasNoTime(fields: [String: String]) async throws {
        let answer = ChangeServer.Answer.success(APIResponse(status: 403, headers: HeaderFields(fields)))
        let all = try await pauses(Array(repeating: answer, count: 8) + [nil, answer, answer], step: 60)
        #expect(all == [60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 0, 60])
    }

    @Test("after a success, the pauses are short again")
    func beginsAnew() async throws {
        let failure = ChangeServer.Answer.status(503)
        #expect(try await pauses([failure, failure, failure, nil, failure, failure]) == [2, 4, 8, 0, 2])
    }

    @Test("Send Again ends a pause that the server has asked for")
    func endsAskedPause() async throws {
        let server = ChangeServer(first: .status(422), .status(503, after: 100))
        let changes = Changes(in: store, to: server, clock: clock)
        try await Changes(in: store, to: server).save(.edit("7", "a"), .edit("8", "b"))
        changes.send()
        await clock.sleepers(1)
        let values = changes.$outbox.values
        try await changes.retry(1)
        for await outbox in values where outbox.unsent.isEmpty { break }
        #expect(!clock.hasSleepers)
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

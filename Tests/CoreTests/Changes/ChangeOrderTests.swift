import Core
import TestSupport
import Testing

@MainActor @Suite("Changes in every order", .everyOrder)
struct ChangeOrderTests {
    private let disk = InMemoryOutboxStore()
    private let events = ScriptedAPIClient()
    private let server = ChangeServer()

    init() {
        for path: APIPath in ["/disk", "/network"] { events.on(.get, path) { _ in .status(204) } }
    }

    private func changes(to server: ChangeServer) -> Changes {
        let process = ChangeProcess(events: events, disk: disk, client: server)
        return Changes(in: process, to: process, clock: events.clock)
    }

    @Test("if the process ends at any time, the next one sends each saved change once and in order")
    func isKilled() async throws {
        let process = ChangeProcess(events: events, disk: disk, client: server)
        let first = Changes(in: process, to: process, clock: events.clock)
        await user(
            // The process can end before the change is saved, so nothing waits for it.
            .action("add") { Task { try await first.save(.add("a")) } },
            .action("edit") { Task { try await first.save(.edit(new(1), "b")) } },
            .event("the process ends") { process.hasEnded.change { $0 = true } }
        )
        let saved = await disk.outbox().changes.map(\.id)
        #expect(saved.starts(with: first.outbox.changes.map(\.id)))
        let next = changes(to: server)
        await next.sendOnce()
        #expect(server.executed == Array(["POST /todos a", "PATCH /todos/201 b"].prefix(saved.count)))
        #expect(next.outbox.unsent.isEmpty && next.outbox.changes.map(\.id) == saved)
    }

    @Test("edits arrive in order, are shown before they are sent, and no older queue is shown")
    func keepsOrder() async throws {
        let (shown, answers) = (Locked(Outbox()), Locked([ChangeServer.Answer.failed(.lost)]))
        let server = ChangeServer { request in
            #expect(shown.value.changes.contains { $0.id == request.headers["Idempotency-Key"] && $0.tries > 0 })
            return answers.change { $0.popLast() }
        }
        let changes = changes(to: server)
        changes.$outbox.observe { outbox in
            #expect(outbox.changes.count >= shown.value.changes.count)
            #expect(outbox.sentNumbers.isSuperset(of: shown.value.sentNumbers))
            shown.change { $0 = outbox }
        }
        await user(
            .action("edit") { _ = try? await changes.save(.edit("7", "a")) },
            .action("edit again") { _ = try? await changes.save(.edit("7", "b")) }
        )
        #expect(server.executed == ["PATCH /todos/7 a", "PATCH /todos/7 b"] && changes.outbox.unsent.isEmpty)
    }

    @Test("a change is sent only as its user, and after the next login", arguments: [nil, Session.ervin])
    func hasOwner(other: Session?) async throws {
        let sessions = InMemorySessionStore(.leanne)
        let client = AuthorizedAPIClient(server, sessions: sessions)
        let process = ChangeProcess(events: events, disk: disk, client: client)
        let changes = Changes(in: process, to: client, sessions: sessions, clock: events.clock)
        await user(
            .action("edit") { _ = try? await changes.save(.edit("7", "a")) },
            .event("the session changes") { await sessions.update { $0 = other } }
        )
        #expect(server.lines.isEmpty == (changes.change(1)?.tries == 0))
        await sessions.save(.leanne)
        await changes.sendOnce()
        #expect(server.requests.value.map { $0.headers["Authorization"] } == ["Bearer old"])
        #expect(changes.outbox.unsent.isEmpty)
    }

    @Test("neither the user nor a new change ends a Retry-After early")
    func waitsAsAsked() async throws {
        let (times, start) = (Locked<[Duration]>([]), events.clock.now)
        let server = ChangeServer { [clock = events.clock] _ in
            times.change { $0.append(start.duration(to: clock.now)) }
            return times.value.count == 1 ? .status(503, after: 100) : nil
        }
        let changes = Changes(in: disk, to: server, clock: events.clock)
        try await changes.save(.edit("7", "a"))
        await user(
            .action("send") { changes.send() },
            .action("edit another item") { _ = try? await changes.save(.edit("8", "b")) }
        )
        #expect(times.value == [.zero, .seconds(100), .seconds(100)])
    }

    @Test("a late answer changes nothing if the change was discarded, or refused and sent again", arguments: [0, 1])
    func isSettledBefore(retries: Int) async throws {
        let changes = changes(to: server)
        try await Changes(in: disk, to: server).save(.add("a"), .edit("8", "b"))
        let refusing = ChangeServer { .status($0.method == .post ? 422 : 500) }
        // It ignores the lock. Otherwise it could not get a refusal meanwhile.
        let process = ChangeProcess(disk: disk, client: refusing)
        let other = Changes(in: process, to: process)
        let discarded = Locked<[Int]>([])
        await user(
            .action("send") { await changes.sendOnce() },
            .event("the other process discards the add, or sends it twice") {
                guard retries == 0 else { return _ = (await other.sendOnce(), try? await other.retry(1)) }
                let numbers = try? await other.discard(1).map(\.number)
                discarded.change { $0 = numbers ?? [] }
            }
        )
        #expect(changes.outbox.changes.map(\.number) == [1, 2].filter { !discarded.value.contains($0) })
        let add = changes.change(1)
        #expect(add?.refusal == nil && add?.isSent == add.map { server.keys.contains($0.id) })
        #expect(changes.change(2)?.isSent == true)
    }
}

import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Changes that are sent")
struct ChangeSendingTests {
    /// What happens to a change, and to the change of another item behind it.
    enum Outcome: Hashable { case sent, waits, pauses, isOffline, refused(String? = nil) }

    struct Row: Sendable {
        var change = PendingChange.edit("7", "a")
        let answer: ChangeServer.Answer
        let outcome: Outcome
    }

    nonisolated static let fields = #"{"error":{"code":"c","message":"No","fields":{"title":"Long","a":"Bad"}}}"#
    nonisolated static let rows: [Row] =
        [200, 201, 204].map { Row(answer: .status($0), outcome: .sent) }
        + [404, 410].map { Row(change: .remove("7"), answer: .status($0), outcome: .sent) }
        + [408, 425, 500, 502].map { Row(answer: .status($0), outcome: .waits) }
        + [.tooLarge(limit: 1), .notHTTP].map { Row(answer: .failure(.invalidResponse($0)), outcome: .waits) }
        + [429, 503].map { Row(answer: .status($0), outcome: .pauses) }
        + [408, 409, 425, 429, 500, 503].map { Row(answer: .status($0, after: 9), outcome: .pauses) }
        + [.lost, .timedOut].map { Row(answer: .failed($0), outcome: .pauses) }
        + [.unreachable, .unknownHost, .insecure].map { Row(answer: .failed($0), outcome: .isOffline) }
        + [400, 401, 403, 404, 409, 410].map { Row(answer: .status($0), outcome: .refused()) }
        + [Row(answer: .status(422, fields), outcome: .refused("No, a: Bad, title: Long"))]
        + [409, 422].map { Row(change: .remove("7"), answer: .status($0), outcome: .refused()) }
        + [302, 304, 307].map { Row(answer: .status($0), outcome: .refused()) }
        + [Row(answer: .status(302, location: "/login"), outcome: .refused("/login"))]
        + [.redirect(302, to: "/login")].map {
            Row(answer: .failure(.invalidResponse($0)), outcome: .refused("/login"))
        }
        + [200, 201, 202, 204].map { Row(change: .add("a"), answer: .status($0), outcome: .sent) }
        + ["{}", #"{"id":7}"#, #"{"id":".."}"#, "<a>"].map { body in
            Row(change: .add("a"), answer: .status(201, body), outcome: .sent)
        }
        + [404, 410].map { Row(change: .remove("7"), answer: .thrown($0), outcome: .sent) }
        + [408, 500].map { Row(answer: .thrown($0), outcome: .waits) }
        + [409, 429, 503].map { Row(answer: .thrown($0, after: 9), outcome: .pauses) }
        + [200, 401, 404, 409].map { Row(answer: .thrown($0), outcome: .refused("No")) }

    @Test("a change is sent, is refused, or waits, and is then sent with the same key", arguments: rows)
    func decides(row: Row) async throws {
        let server = ChangeServer(first: row.answer)
        let changes = Changes(to: server)
        try await changes.save(row.change, .edit("8", "b"))
        await changes.sendOnce()
        let change = try #require(changes.change(1))
        let outcome: Outcome =
            switch change.state {
            case .sent: .sent
            case .refused: .refused(change.refusal?.reason)
            case .waiting: server.lines.count > 1 ? .waits : change.tries == 0 ? .isOffline : .pauses
            }
        #expect(outcome == row.outcome)
        let isRepeated = [.waits, .pauses, .isOffline].contains(row.outcome)
        #expect(change.mayBeExecuted == [.waits, .pauses, .sent].contains(row.outcome))
        await changes.sendOnce()
        #expect(server.keys.count { $0 == row.change.id } == (isRepeated ? 2 : 1))
        #expect(server.lines.count == (isRepeated ? 3 : 2))
        // The change that was tried less often goes first. A try that reached no server does not count.
        #expect(row.outcome != .pauses || server.lines.last == "PATCH /todos/7 a")
        // A refused change is sent again with a new key, but after 409 with the same key.
        guard let refusal = change.refusal else { return }
        try await changes.retry(1)
        try await changes.retry(1)
        #expect(changes.change(1)?.tries == (refusal.status == 409 ? 1 : 0))
        await changes.sendOnce()
        #expect(server.keys.count { $0 == row.change.id } == (refusal.status == 409 ? 2 : 1))
        #expect(server.lines.count == 3 && changes.outbox.unsent.isEmpty)
    }

    @Test("the request of a change names the password in its body")
    func secrets() async throws {
        let server = ChangeServer()
        let changes = Changes(to: server)
        try await changes.save(PendingChange(.patch, "/users", item: "1", body: ["pass": "canary-4f1"], text: "a"))
        await changes.sendOnce()
        #expect(server.requests.value.map(\.secrets) == [["canary-4f1"]])
    }

    @Test(
        "the id of a new item can be the last part of Location",
        arguments: [
            (201, "", "/todos/7", "7"), (201, "", "https://h.test/v2/items/a%20b/?x=1#y", "a b"), (201, "{}", "7", "7"),
            (204, "", "/v2/todos/7", "7"), (200, "", "https://h.test/todos/7", "7"),
            (201, #"{"id":8}"#, "/todos/7", "8"),
            (201, "", "/todos", nil), (201, "", "/todos/", nil), (201, "", "/", nil), (201, "", "/todos/..", nil),
            (202, "", "/jobs/7", nil), (202, "", "/todos/7", "7"), (201, "", "https://h.test", nil),
            (201, #"{"id":""}"#, "/todos/7", "7"),
        ] as [(Int, String, String, String?)]
    )
    func hasLocation(status: Int, body: String, location: String, id: String?) async throws {
        let changes = Changes(to: ChangeServer(first: .status(status, body, location: location)))
        try await changes.save(.add("a"), .edit(new(1), "b"))
        await changes.sendOnce()
        #expect(changes.change(1)?.isSent == true)
        #expect(changes.outbox.serverID(of: ResourceID<User>(new(1)), at: "/todos") == id.map { ResourceID($0) })
        #expect(changes.change(2)?.isSent == (id != nil))
    }

    @Test("if the server sends no id, what was changed later in the item says that the list must be loaded first")
    func hasNoID() async throws {
        let server = ChangeServer(first: .status(204))
        let changes = Changes(to: server)
        let comment = PendingChange(.post, "/todos/%EF%BF%B0new-1/comments", text: "c")
        try await changes.save(.add("a"), .edit(new(1), "b"), comment, .edit("7", "d"))
        await changes.sendOnce()
        for number in [2, 3] {
            let mark = ChangeMessages.mark(of: try #require(changes.change(number))).text(in: .english)
            #expect(mark == "The server sent no id for a new item that this change needs. Load the list first.")
            #expect(changes.change(number)?.mayBeExecuted == false)
            await #expect(throws: ChangeError.noID) { try await changes.retry(number) }
        }
        await #expect(throws: ChangeError.noID) { try await changes.save(.remove(new(1))) }
        await #expect(throws: ChangeError.noID) { try await changes.save(comment) }
        #expect(server.lines == ["POST /todos a", "PATCH /todos/7 d"])
        // Without the addition, for example after a logout, it is the same.
        try await changes.forgetSent()
        await #expect(throws: ChangeError.noID) { try await changes.retry(2) }
        #expect(try await changes.discard(2).count == 1)
    }

    @Test("if another user signs in before the answer arrives, the server can have executed the change")
    func isAnsweredForOther() async throws {
        let sessions = InMemorySessionStore(Session(user: Session.leanne.user, tokens: nil))
        let server = ChangeServer { _ in
            await sessions.update { $0 = nil }
            return nil
        }
        let client = AuthorizedAPIClient(server, sessions: sessions)
        let changes = Changes(of: ChangeOwner(Session.leanne), to: client, sessions: sessions)
        try await changes.save(.edit("7", "a"))
        await changes.sendOnce()
        #expect(server.executed == ["PATCH /todos/7 a"] && changes.change(1)?.mayBeExecuted == true)
    }

    @Test("a change that fails for ever stops only the later changes of its item", arguments: [422, 500])
    func failsForEver(status: Int) async throws {
        let server = ChangeServer { $0.path == "/todos/7" ? .status(status) : nil }
        let changes = Changes(to: server)
        try await changes.save(.edit("7", "a"), .edit("7", "b"), .edit("8", "c"), .edit("8", "d"), .add("e"))
        for _ in 1...2 { await changes.sendOnce() }
        #expect(server.executed == ["PATCH /todos/8 c", "PATCH /todos/8 d", "POST /todos e"])
        #expect(server.lines.count { $0 == "PATCH /todos/7 a" } == (status == 422 ? 1 : 2))
        #expect(!server.lines.contains("PATCH /todos/7 b"))
    }

    @Test("if the tokens cannot be renewed, changes wait, and the answer is not theirs", arguments: [302, 403, 404])
    func isNotRenewed(status: Int) async throws {
        let server = ChangeServer { .status($0.path == "/v1/refresh" ? status : 401, location: "/login") }
        let sessions = InMemorySessionStore(.leanne)
        let changes = Changes(to: AuthorizedAPIClient(server, sessions: sessions), sessions: sessions)
        try await changes.save(.edit("7", "a"))
        await changes.sendOnce()
        #expect(changes.change(1)?.state == .waiting && changes.change(1)?.tries == 0)
    }

    @Test("after 401, nothing is sent until the user has signed in again")
    func isSignedOut() async throws {
        let sessions = InMemorySessionStore(.leanne)
        let server = ChangeServer { _ in
            guard await sessions.session() == .leanne else { return nil }
            await sessions.clear()
            return .status(401)
        }
        let changes = Changes(to: server, sessions: sessions)
        try await changes.save(.edit("7", "a"), .edit("8", "b"))
        for _ in 1...2 { await changes.sendOnce() }
        #expect(server.lines.count == 1 && changes.outbox.unsent.map(\.tries) == [0, 0])
        await sessions.save(.named("Leanne again"))
        await changes.sendOnce()
        #expect(server.executed == ["PATCH /todos/7 a", "PATCH /todos/8 b"] && Set(server.keys).count == 2)
    }

    @Test(
        "changes are sent only while their owner is signed in, and those of nobody only while nobody is",
        arguments: [.user("1"), .user("2"), .nobody] as [ChangeOwner],
        [.leanne, .ervin, nil] as [Session?]
    )
    func isSignedIn(owner: ChangeOwner, session: Session?) async throws {
        let (server, sessions) = (ChangeServer(), InMemorySessionStore(session))
        let client = AuthorizedAPIClient(server, sessions: sessions)
        let changes = Changes(of: owner, to: client, sessions: sessions)
        try await changes.save(.edit("7", "a"))
        await changes.sendOnce()
        let isOwner = owner == ChangeOwner(session)
        #expect(changes.outbox.unsent.map(\.tries) == (isOwner ? [] : [0]))
        let tokens = server.requests.value.map { $0.headers["Authorization"] }
        #expect(tokens == (isOwner ? [session?.tokens.map { "Bearer \($0.access)" }] : []))
    }

    @Test("while the session cannot be read, nothing is sent", arguments: [.user("1"), .nobody] as [ChangeOwner])
    func isUnreadable(owner: ChangeOwner) async throws {
        let scratch = Scratch()
        let file = try scratch.file(holding: Data("{".utf8)).url
        let (server, sessions) = (ChangeServer(), FileSessionStore(file: file, server: "http://h.test"))
        let changes = Changes(of: owner, to: server, sessions: sessions)
        try await changes.save(.edit("7", "a"))
        await changes.sendOnce()
        var request = APIRequest(.get, "/todos")
        request.owner = owner
        await #expect(throws: APIError.storage(.corrupt(path: file.path))) {
            try await AuthorizedAPIClient(server, sessions: sessions).send(request)
        }
        #expect(server.lines == [] && changes.change(1)?.tries == 0)
    }
}

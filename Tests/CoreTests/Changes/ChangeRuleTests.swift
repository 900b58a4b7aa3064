import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The queue of changes")
struct ChangeRuleTests {
    private let store = InMemoryOutboxStore()
    private let server = ChangeServer()
    private let changes: Changes

    init() { changes = Changes(in: store, to: server) }

    @Test("changes of a new item go to the id of the server, and the id of the device is never sent")
    func hasNewItem() async throws {
        try await changes.save(.add("a"), .edit(new(1), "b"), .add("c"), .edit("new-york", "d"))
        await #expect(throws: ChangeError.noSuchItem) { try await changes.save(.edit(new(2), "e")) }
        await #expect(throws: ChangeError.noSuchItem) { try await changes.save(.edit("..", "e")) }
        #expect(changes.outbox.changes.map(\.itemID) == [new(1), new(1), new(3), "new-york"])
        #expect(changes.outbox.serverID(of: ResourceID<User>(new(3)), at: "/todos") == nil)
        await changes.sendOnce()
        try await changes.save(.remove(new(1)))
        await changes.sendOnce()
        let lines = "POST /todos a,PATCH /todos/201 b,POST /todos c,PATCH /todos/new-york d,DELETE /todos/201"
        #expect(server.lines.joined(separator: ",") == lines)
        #expect(changes.outbox.serverID(of: ResourceID<User>(new(3)), at: "/todos") == "202")
        #expect(changes.change(1)?.answer(as: [String: Int].self) == ["id": 201])
    }

    @Test("the removal of an item that was never sent, or was refused, sends nothing", arguments: [false, true])
    func removesNewItem(isRefused: Bool) async throws {
        try await changes.save(.add("a"), .edit(new(1), "b"))
        if isRefused { await store.send(.status(422)) }
        try await changes.save(.add("c"))
        #expect(try await changes.save(.remove(new(1))).isSent)
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos c"])
    }

    @Test("the removal of an item that may be saved is sent after the add, and replaces a refused edit")
    func removesItem() async throws {
        try await changes.save(.add("a"))
        await store.send(.failed(.lost))
        try await changes.save(.remove(new(1)))
        await changes.sendOnce()
        try await changes.save(.edit("7", "b"))
        await store.send(.status(422))
        try await changes.save(.remove("7"))
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos a", "DELETE /todos/201", "DELETE /todos/7"])
    }

    @Test("the same form is one change, and edited after a refusal it takes the same place with a new key")
    func hasForm() async throws {
        for _ in 1...2 { try await changes.save(.add("a", form: "f")) }
        try await changes.save(.add("b"))
        #expect(changes.change(1)?.id == "f" && changes.outbox.changes.count == 2)
        await store.send(.status(422))
        try await changes.save(.edit(new(1), "later"))
        let edited = try await changes.save(.add("c", form: "f"))
        #expect(edited.number == 1 && edited.id != "f" && edited.state == .waiting && edited.tries == 0)
        #expect(try await changes.save(.add("c", form: "f")) == edited)
        await changes.sendOnce()
        #expect(server.lines.first == "POST /todos c" && server.lines.contains("PATCH /todos/201 later"))
        // It is still one change after it was sent. With another text, it is a new change with a new key.
        try await changes.save(.add("c", form: "f"))
        #expect(changes.outbox.unsent.isEmpty)
        #expect(try await changes.save(.add("d", form: "f")).id != edited.id)
        #expect(try await changes.save(.add("d", form: "f")).number == 4)
        // The same form with the same text is a wish to send the refused change again.
        await store.send(.status(422))
        #expect(changes.change(4) != nil && changes.outbox.unsent.map(\.number) == [4])
        #expect(try await changes.save(.add("d", form: "f")).state == .waiting)
    }

    @Test("a removal also replaces a change that is refused later")
    func removesLater() async throws {
        let open = Locked<Changes?>(nil)
        let server = ChangeServer { _ in
            guard let changes = open.change({ $0.take() }) else { return nil }
            _ = try? await changes.save(.remove("7"))
            return .status(422)
        }
        let changes = Changes(in: store, to: server)
        open.change { $0 = changes }
        try await changes.save(.edit("7", "a"))
        await changes.sendOnce()
        #expect(server.lines == ["PATCH /todos/7 a", "DELETE /todos/7"] && changes.outbox.unsent.isEmpty)
    }

    @Test("an item with an id of the device is discarded and removed like one with an id of the server")
    func hasOwnID() async throws {
        let add = PendingChange(.post, "/todos", item: "x", text: "")
        try await changes.save(add, .edit("x", "a"))
        #expect(try await changes.discard(1).map(\.number) == [1, 2])
        try await changes.save(PendingChange(.post, "/todos", item: "x", text: ""))
        #expect(try await changes.save(.remove("x")).isSent)
        #expect(changes.outbox.unsent.isEmpty)
    }

    @Test("to discard an add discards its later changes, and to discard another change only itself")
    func discards() async throws {
        try await changes.save(.add("a"), .edit(new(1), "b"), .edit("7", "c"), .edit("7", "d"), .edit(new(1), "e"))
        #expect(try await changes.discard(3).map(\.number) == [3])
        #expect(try await changes.discard(1).map(\.number) == [1, 2, 5])
        await changes.sendOnce()
        await #expect(throws: ChangeError.noSuchChange(4)) { try await changes.discard(4) }
        await #expect(throws: ChangeError.noSuchChange(4)) { try await changes.retry(4) }
        #expect(server.lines == ["PATCH /todos/7 d"])
    }

    @Test("old sent edits of an item become one, but not across its removal or replacement")
    func joinsSent() async throws {
        func edit(_ method: APIRequest.Method, _ item: String, _ body: JSONObject? = nil) -> PendingChange {
            PendingChange(method, "/todos", item: item, body: body, text: "")
        }
        try await changes.save(
            edit(.patch, "7", ["a": 1, "b": 1]),
            edit(.patch, "7", ["a": 2]),
            edit(.put, "8", ["a": 1]),
            edit(.put, "8", ["b": 2]),
            edit(.patch, "8", ["c": 3]),
            edit(.patch, "9", ["a": 1]),
            .remove("9")
        )
        for number in 1...101 { try await changes.save(.add("\(number)")) }
        try await changes.save(edit(.patch, "7", ["c": 3]))
        await changes.sendOnce()
        func bodies(_ item: String) -> [JSONObject?] {
            changes.outbox.changes.filter { $0.itemID == item }.map { $0.body(as: JSONObject.self) }
        }
        #expect(bodies("7") == [["a": 2, "b": 1, "c": 3]] && bodies("8") == [["b": 2, "c": 3]])
        #expect(bodies("9") == [["a": 1], nil])
    }

    @Test(
        "a sent change is remembered until its list is loaded again. Then the last 100 are, with the ids of their items"
    )
    func forgets() async throws {
        for number in 1...101 { try await changes.save(.add("\(number)")) }
        await changes.sendOnce()
        #expect(changes.outbox.sentNumbers == Set(1...101))
        await changes.forget(Set(2...200))
        #expect(changes.outbox.sentNumbers == Set(1...101))
        await changes.forget(changes.outbox.sentNumbers)
        #expect(changes.outbox.sentNumbers == Set(2...101))
        await #expect(throws: ChangeError.noSuchItem) { try await changes.save(.edit(new(1), "a")) }
        #expect(try await changes.save(.edit(new(2), "b")).requestPath == "/todos/202")
    }

    @Test("the changes keep their order if the clock is set back")
    func isSetBack() async throws {
        let times = Locked([100, 300, 200].map { Date(timeIntervalSince1970: $0) })
        let changes = Changes(in: store, to: server) { times.change { $0.removeLast() } }
        try await changes.save(.edit("7", "a"), .edit("8", "b"), .edit("7", "c"))
        #expect(changes.outbox.changes.map(\.date.timeIntervalSince1970) == [200, 300, 100])
        await changes.sendOnce()
        #expect(server.executed == ["PATCH /todos/7 a", "PATCH /todos/8 b", "PATCH /todos/7 c"])
    }
}

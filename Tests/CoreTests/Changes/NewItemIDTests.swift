import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("An id of the server is never the id of a new item of this device", .exhaustive)
struct NewItemIDTests {
    private let store = InMemoryOutboxStore()
    private let server = ItemServer()
    private let changes: Changes

    init() {
        changes = Changes(in: store, to: server)
        server.items.change { $0[1].id = "new-1" }
    }

    private func ids(_ store: ItemsStore) -> [Item.ID] { store.state.content?.items.map(\.id) ?? [] }

    @Test("an item of the server with the id new-1 has its own row, edit and removal while change 1 waits")
    func slug() async throws {
        let list = ItemsStore(server, changes)
        await list.load()
        #expect(ids(list) == [5, "new-1"])
        try await changes.save(.add("a"), .edit("new-1", "b"))
        #expect(ids(list) == [.new(1), 5, "new-1"])
        #expect(changes.outbox.serverID(of: Item.ID("new-1"), at: "/todos") == "new-1")
        #expect(ChangedCollection(changes).unsent(of: Item.ID("new-1")).map(\.number) == [2])
        #expect(ChangedCollection(changes).unsent(of: Item.ID.new(1)).map(\.number) == [1])
        try await changes.save(.remove("new-1"))
        #expect(ids(list) == [.new(1), 5])
        await changes.sendOnce()
        #expect(server.lines.value == ["POST /todos a", "PATCH /todos/new-1 b", "DELETE /todos/new-1"])
    }

    @Test("a text of the server in a path or a body is not a reference to a new item")
    func references() async throws {
        let server = ChangeServer()
        let changes = Changes(in: store, to: server)
        let path: APIPath = "/todos/new-1/comments"
        let comment = PendingChange(.post, path, body: ["todo": "new-1"], references: ["todo"], text: "c")
        try await changes.save(.add("a"), comment)
        await changes.sendOnce()
        #expect(server.lines == ["POST /todos a", "POST \(path)"] && server.bodies[1] == #"{"todo":"new-1"}"#)
    }

    @Test("a server cannot send the id of a new item: not in a list, an answer or an address")
    func reserved() async throws {
        let client = ScriptedAPIClient()
        client.on(.get, "/todos", response: .json([["id": "\(Item.ID.new(1))", "title": "a"]]))
        let failure = APIError.invalidResponse(.json(UnreadableJSON(path: "[0].id", .invalid("the id is reserved"))))
        await #expect(throws: failure) { let _: [Item] = try await client.get(path: "/todos") }
        for answer in [
            ChangeServer.Answer.status(201, #"{"id":"\#(new(1))"}"#),
            .status(201, location: "/todos/%EF%BF%B0new-1"),
        ] {
            let changes = Changes(in: InMemoryOutboxStore(), to: ChangeServer(first: answer))
            try await changes.save(.add("a"))
            await changes.sendOnce()
            #expect(changes.outbox.serverID(of: Item.ID.new(1), at: "/todos") == nil)
            #expect(changes.change(1)?.isSent == true)
        }
    }

    @Test("two ids that are equal in Unicode, but not in bytes, are two ids")
    func bytes() async throws {
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        #expect(Item.ID(one) != Item.ID(two) && Set([Item.ID(one), Item.ID(two)]).count == 2)
        #expect([Item.ID("\u{212B}"), "\u{C5}"].sorted() == ["\u{C5}", "\u{212B}"])
        server.items.change { $0 = [Item(id: ResourceID(one), title: "a"), Item(id: ResourceID(two), title: "b")] }
        let list = ItemsStore(server, changes)
        await list.load()
        #expect(list.state.content?.items.map(\.title) == ["a", "b"])
        try await changes.save(.edit(two, "c"), .remove(one))
        #expect(list.state.content?.items.map(\.title) == ["c"])
        #expect(ChangedCollection(changes).unsent(of: Item.ID(one)).map(\.method) == [.delete])
        #expect(changes.outbox.unsentCount == 2)
        await changes.sendOnce()
        #expect(server.lines.value == ["PATCH /todos/cafe%CC%81 c", "DELETE /todos/caf%C3%A9"])
        #expect(DeepLink("todo", path: [one]) != DeepLink("todo", path: [two]))
    }
}

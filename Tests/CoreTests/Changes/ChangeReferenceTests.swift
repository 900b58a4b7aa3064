import Core
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Changes that name a new item")
struct ChangeReferenceTests {
    private let store = InMemoryOutboxStore()
    private let server = ChangeServer()
    private let changes: Changes

    init() { changes = Changes(in: store, to: server) }

    /// A comment on a new item, in the path or in the body.
    private static let comments = [
        PendingChange(.post, "/todos/%EF%BF%B0new-1/comments", body: ["title": "new-1"], text: "c"),
        PendingChange(.post, "/comments", body: ["title": "new-1", "id": new(1)], references: ["id"], text: "c"),
        PendingChange(.post, "/comments", body: ["a": ["b": [new(1), "7"]]], references: ["a.b"], text: "c"),
    ]

    @Test("it waits for the item, also after a lost answer and a refusal, and is sent with the id of the server")
    func waits() async throws {
        try await changes.save(.add("a"))
        for comment in Self.comments { try await changes.save(comment) }
        try await changes.save(PendingChange(.patch, "/todos/%EF%BF%B0new-1/comments", item: new(2), text: "d"))
        for answer in [ChangeServer.Answer.failed(.lost), .status(422)] {
            await store.send(answer)
            #expect(changes.outbox.waitingCount == 5 || answer == .status(422))
        }
        await changes.sendOnce()
        #expect(server.lines == [])
        try await changes.retry(1)
        await changes.sendOnce()
        let lines = ["POST /todos a", "POST /todos/201/comments new-1", "POST /comments new-1", "POST /comments"]
        #expect(server.lines == lines + ["PATCH /todos/201/comments/202"])
        #expect(server.bodies[2] == #"{"id":201,"title":"new-1"}"# && server.bodies[3] == #"{"a":{"b":[201,"7"]}}"#)
    }

    @Test("with the path of the device, it is shown as before when the server has sent the id")
    func isShown() async throws {
        struct Comment: Identifiable, Equatable { let id: ResourceID<Comment> }
        let comments = ChangedCollection<Comment>(of: changes, at: "/todos/%EF%BF%B0new-1/comments") { change, _ in
            change.itemID.map { Comment(id: ResourceID($0)) }
        }
        let store = LoadStore<[Comment], ItemError>(overlay: comments.overlay { $1($0) }) { _, _ in [] }
        await store.load()
        try await changes.save(.add("a"), Self.comments[0])
        await changes.sendOnce()
        #expect(store.state.content?.map(\.id) == ["202"])
        #expect(changes.outbox.serverID(of: ResourceID<Comment>(new(2)), at: "/todos/%EF%BF%B0new-1/comments") == "202")
        for comment in Self.comments.dropFirst() { try await changes.save(comment) }
        try await changes.save(PendingChange(.delete, "/todos/%EF%BF%B0new-1/comments", item: new(2), text: ""))
        await changes.sendOnce()
        #expect(server.lines.suffix(3) == ["POST /comments new-1", "POST /comments", "DELETE /todos/201/comments/202"])
    }

    @Test("an id that is a text of the server stays a text", arguments: [#"{"id":"7"}"#, #"{"id":7}"#])
    func keepsType(answer: String) async throws {
        try await changes.save(.add("a"), Self.comments[1])
        await store.send(.status(201, answer))
        try await changes.save(Self.comments[1].copy)
        await changes.sendOnce()
        #expect(Set(server.bodies) == [#"{"id":\#(answer.contains("\"7") ? "\"7\"" : "7"),"title":"new-1"}"#])
    }

    @Test("an unknown id of the device is an error, and is not sent", arguments: [new(1), new(3), new(9)])
    func isUnknown(id: String) async throws {
        try await changes.save(.edit("7", "a"), .add("b"), .add("c"))
        if id == new(3) { try await changes.discard(3) }
        let path = try APIPath("/todos/\(id)/comments")
        for change in [
            PendingChange(.post, path, text: ""), PendingChange(.delete, path, item: "7", text: ""),
            PendingChange(.post, "/comments", body: ["a": id], references: ["a"], text: ""),
        ] {
            await #expect(throws: ChangeError.noSuchItem) { try await changes.save(change) }
        }
        // Without a mark, it is a text of the user.
        try await changes.save(PendingChange(.post, "/comments", body: ["title": id], text: ""))
    }

    @Test(
        "if the item is given up, additions that name it are given up, and an edit loses only this member",
        arguments: [true, false]
    )
    func isGivenUp(isDiscarded: Bool) async throws {
        let body = ["title": "b", "cover": new(1)]
        try await changes.save(
            .add("a"),
            Self.comments[0],
            PendingChange(.post, "/likes", body: ["comment": new(2)], references: ["comment"], text: "like"),
            PendingChange(.patch, "/albums", item: "7", body: body, references: ["cover"], text: "both"),
            PendingChange(.patch, "/albums", item: "8", body: ["cover": new(1)], references: ["cover"], text: "cover"),
            .edit(new(1), "later"),
            PendingChange(.post, "/todos/%EF%BF%B0new-1/comments", item: "x", text: "x"),
            .edit("9", "new-1"),
            PendingChange(
                .patch,
                "/albums",
                item: "6",
                body: ["title": "c", "cover": new(1), "last": new(2)],
                references: ["cover", "last"],
                text: "several"
            )
        )
        let question = changes.outbox.discarded(with: 1)
        #expect(question.map(\.number) == [1, 2, 3, 5, 6, 7])
        if isDiscarded {
            #expect(try await changes.discard(1) == question)
        } else {
            #expect(try await changes.save(.remove(new(1))).isSent)
        }
        await changes.sendOnce()
        #expect(server.lines == ["PATCH /albums/7 b", "PATCH /todos/9 new-1", "PATCH /albums/6 c"])
        #expect(server.bodies[0] == #"{"title":"b"}"# && server.bodies[2] == #"{"title":"c"}"#)
        #expect(changes.outbox.unsent.isEmpty)
    }

    @Test("the queue of an earlier version, without references and fields, can be read")
    func isRead() throws {
        let text = """
            {"schemaVersion":1,"lastNumber":1,"revision":1,"changes":[{"id":"k","form":"k","number":1,"method":"POST",\
            "path":"/todos","text":"a","date":"2026-01-01T00:00:00Z","tries":0,"state":{"waiting":{}}},\
            {"id":"l","form":"l","number":2,"method":"POST",\
            "path":"/todos","text":"b","date":"2026-01-01T00:00:00Z","tries":1,\
            "state":{"refused":{"status":422,"message":"No"}}}]}
            """
        let outbox = try JSONCoding.decode(Outbox.self, from: Data(text.utf8))
        #expect(outbox.unsent.map(\.text) == ["a", "b"])
        #expect(outbox.unsent[1].refusal == Refusal(status: 422, message: "No"))
    }
}

extension PendingChange {
    /// The same change in another form.
    fileprivate var copy: PendingChange {
        PendingChange(.post, "/comments", body: body(as: JSONValue.self), references: ["id"], text: text)
    }
}

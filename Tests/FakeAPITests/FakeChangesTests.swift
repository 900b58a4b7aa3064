import Core
import FakeAPI
import Testing

@Suite("A queue of changes and the fake server")
struct FakeChangesTests {
    @Test("if the response to a change is lost, the change is sent again with its key, and executed once")
    func losesResponse() async throws {
        let backend = FakeBackend()
        await backend.inject(.lostResponse, times: 1)
        let (store, sessions, client) = (InMemoryOutboxStore(), InMemorySessionStore(), FakeAPIClient(backend))
        let changes = await Changes(of: .nobody, in: store, client: client, sessions: sessions, isAutomatic: false)
        try await changes.save(PendingChange(.post, "/todos", body: ["title": "a"], text: "a"))
        await changes.sendOnce()
        #expect(await changes.outbox.unsent.map(\.mayBeExecuted) == [true])
        await changes.sendOnce()
        #expect(await changes.outbox.changes.first?.answer(as: JSONObject.self)?["id"] == 201)
        #expect(try await backend.ids("/todos").count == 201)
    }
}

import Core
import TestSupport
import Testing

private struct Reply: Identifiable, Hashable, Sendable, Decodable {
    let id: ResourceID<Reply>
    let name: String?
    let body: String
}

private enum ReplyError: ChangeFailure, Equatable {
    case change(ChangeError)
    case request(APIError)
}

@MainActor @Suite("A list that belongs to an item", .exhaustive)
struct NestedListStoreTests {
    private let client = ScriptedAPIClient()
    private let path: APIPath = "/posts/5/replies"

    private func store(of changes: Changes) -> NestedListStore<Reply, ReplyError> {
        let replies = ChangedCollection<Reply>(of: changes, at: path, isNewestFirst: false)
        return NestedListStore(replies) { [client, path] () async throws(ReplyError) in
            do throws(APIError) { return try await client.get(path: path) } catch { throw .request(error) }
        }
    }

    @Test("an addition is shown as it is sent, and then as the server answers, and a refused one stays")
    func adds() async {
        let changes = Changes.scripted(client)
        let store = store(of: changes)
        client.on(.get, path, response: .json([["id": 1, "name": "Haru", "body": "a"]] as [JSONObject]))
        await store.load()
        await store.save(PendingChange(.post, path, body: ["body": "b"], text: "b"))
        #expect(store.state.content?.last == Reply(id: .new(1), name: nil, body: "b") && store.unsent.count == 1)
        client.on(.post, path, response: .json(["id": 2, "name": "Aki", "body": "b"] as JSONObject))
        await changes.sendOnce()
        #expect(store.state.content?.last == Reply(id: 2, name: "Aki", body: "b") && store.unsent.isEmpty)
        await store.save(PendingChange(.post, path, body: ["body": "c"], text: "c"))
        client.on(.post, path, response: .status(422))
        await changes.sendOnce()
        #expect(store.state.content?.map(\.body) == ["a", "b", "c"] && store.unsent.first?.refusal?.status == 422)
    }

    @Test("an addition is shown before the list is loaded, and then with the others")
    func showsNew() async {
        let changes = Changes.scripted(client)
        let store = store(of: changes)
        await store.save(PendingChange(.post, path, body: ["body": "b"], text: "b"))
        #expect(store.state.content?.map(\.body) == ["b"])
        client.on(.get, path, response: .json([["id": 1, "name": "Haru", "body": "a"]] as [JSONObject]))
        await store.loadIfNeeded()
        #expect(store.state.content?.map(\.body) == ["a", "b"])
    }

    @Test("if the queue cannot be saved, the error is that of the action, and nothing is shown")
    func cannotSave() async {
        let changes = Changes.scripted(client, in: FileOutboxStore(of: .nobody, at: "", in: nil) { _ in })
        let replies = ChangedCollection<Reply>(of: changes, at: path)
        let store = NestedListStore(replies) { () async throws(ReplyError) in [] }
        await store.load()
        #expect(await store.save(PendingChange(.post, path, body: ["body": "b"], text: "b")) == nil)
        #expect(store.state == .error(.change(.storage(.noFolder)), previous: []))
    }
}

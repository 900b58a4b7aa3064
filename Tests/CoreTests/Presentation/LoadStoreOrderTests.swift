import Core
import TestSupport
import Testing

@MainActor @Suite("The store of one thing in every order")
struct LoadStoreOrderTests {
    @Test("after cancel, nothing changes, until loadIfNeeded loads what is missing", .everyOrder)
    func cancels() async {
        let client = ScriptedAPIClient()
        for path: APIPath in ["/a", "/b"] {
            client.on(.get, path) { _ in .status(204) }
        }
        let store = LoadStoreTests.WordStore { (part, show) async throws(LoadStoreTests.Fault) in
            if part == nil {
                _ = try? await client.send(APIRequest(.get, "/a"))
                show("a")
            }
            _ = try? await client.send(APIRequest(.get, "/b"))
            return "ab"
        }
        let cancelled = Locked(store.state)
        await user(
            .action("open") { await store.loadIfNeeded() },
            .action("cancel") {
                store.cancel()
                cancelled.change { $0 = store.state }
            }
        )
        #expect(store.state == cancelled.value)
        let (requests, letters) = (client.requests.count, store.state.content?.count ?? 0)
        await store.loadIfNeeded()
        #expect(store.state == .loaded("ab") && client.requests.count - requests == 2 - letters)
    }

    @Test("a new load replaces the running load, and loadIfNeeded only waits for it", .everyOrder)
    func replaces() async {
        let client = ScriptedAPIClient()
        client.on(.get, "/a") { _ in .status(204) }
        let count = Locked(0)
        let store = LoadStoreTests.WordStore { (_, _) async throws(LoadStoreTests.Fault) in
            let word = count.change { count in
                count += 1
                return "\(count) "
            }
            _ = try? await client.send(APIRequest(.get, "/a"))
            return word
        }
        await user(
            .action("open") { await store.loadIfNeeded() },
            .action("refresh") { await store.load() },
            .action("come back") {
                await store.loadIfNeeded()
                #expect(store.state == .loaded("2 "))
            }
        )
    }

    @Test("content that a form has saved replaces the content of a running load", .everyOrder)
    func replacesContent() async {
        let client = ScriptedAPIClient()
        client.on(.get, "/a") { _ in .status(204) }
        let store = LoadStoreTests.WordStore { (_, _) async throws(LoadStoreTests.Fault) in
            _ = try? await client.send(APIRequest(.get, "/a"))
            return "old"
        }
        await user(
            .action("open") { await store.loadIfNeeded() },
            .event("save") { store.replaceContent("new") }
        )
        #expect(store.state == .loaded("new"))
    }
}

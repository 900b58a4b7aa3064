import Articles
import Core
import TestSupport
import Testing

@MainActor @Test("a comment waits without an author, and has one when it is sent", .exhaustive)
func comments() async {
    let client = ScriptedAPIClient()
    let changes = Changes.scripted(client)
    let feature = ArticlesFeature(client: client, changes: changes, paging: .pages(), clock: client.clock)
    let store = feature.makeArticlesDetailStore(5, initial: .number(5))
    let path: APIPath = "\(ArticlesAddress.path)/5/comments"
    client.on(.get, path, response: .json([["id": 1, "name": "Haru", "body": "First"]] as [JSONObject]))
    await store.comments.load()
    _ = await store.comment("Second")
    #expect(store.comments.state.content?.map(\.name) == ["Haru", nil] && store.comments.unsent.count == 1)
    client.on(.post, path, response: .status(201, ["id": 2, "name": "Aki", "body": "Second"] as JSONObject))
    await changes.sendOnce()
    #expect(store.comments.state.content?.map(\.name) == ["Haru", "Aki"] && store.comments.unsent.isEmpty)
}

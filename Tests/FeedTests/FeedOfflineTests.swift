import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The feed without a network", .exhaustive)
struct FeedOfflineTests {
    nonisolated private static let offline: [ConnectionFailure.Reason] = [.unknownHost, .unreachable, .lost, .timedOut]

    let saved = InMemorySavedLists()
    let feed: FeedFixture

    init() {
        feed = FeedFixture(saved: saved)
    }

    @Test("if the server cannot be reached, the saved page is loaded, and no connection is retried", arguments: offline)
    func loadsSavedPage(reason: ConnectionFailure.Reason) async {
        await saved.saveFirstPage()
        feed.on(page: 1, .failure(reason))
        await feed.store.load(page: 1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(), .loading(previous: saved), .loaded(saved, next: .waiting))
        #expect(feed.client.requests.map(\.retriesConnection) == [false])
    }

    @Test("a saved post is shown until the server has sent it, and with the error if the server cannot be reached")
    func showsSavedPost() async {
        await saved.saveFirstPage()
        let client = ScriptedAPIClient()
        let store = FeedFeature(client: client, changes: .scripted(client), saved: saved).makePostStore(1)
        client.on(.get, "/posts/1", response: .failure(.unreachable))
        await store.loadIfNeeded()
        #expect(store.state.content == PostThread(.number(1), comments: nil) && store.state.error != nil)
        #expect(store.savedAt == .morning)
        client.on(.get, "/posts/1", response: .json(#"{"userId": 1, "id": 1, "title": "new", "body": "body"}"#))
        client.on(.get, "/users", query: ["id": "1"], response: .leanne)
        client.on(.get, "/posts/1/comments", response: .json("[]"))
        await store.retry()
        #expect(store.state.content?.post.title == "new" && store.savedAt == nil)
    }

    @Test(
        "if the authors cannot be loaded, the new page has the saved names",
        arguments: [.failure(.unreachable), .status(500), .status(401)] as [ScriptedResponse]
    )
    func usesSavedNames(authors: ScriptedResponse) async {
        await saved.saveFirstPage()
        feed.on(page: 1, 1...2, named: false)
        feed.client.on(.get, "/users", response: authors)
        await feed.store.load(page: 1)
        let old = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(), .loading(previous: old), .loaded(feed.content(1...2), next: .waiting))
        #expect(await saved.posts.page(1, of: FeedQuery(limit: 2))?.items == [.number(1), .number(2)])
    }

    @Test(
        "without a saved page, a connection is retried, and the page is saved with the time and the authors' names"
    )
    func savesPage() async {
        _ = await feed.loadFirstPage()
        #expect(feed.client.requests.first?.retriesConnection == true)
        let offline = FeedFixture(saved: saved, now: .noon.addingTimeInterval(60))
        offline.on(page: 1, .failure(.unreachable))
        await offline.store.loadIfNeeded()
        let saved = feed.content(1...2, savedAt: .noon)
        offline.recorder.expect(.loading(), .loading(previous: saved), .loaded(saved, next: .waiting))
    }
}

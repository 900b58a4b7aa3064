import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Search in the feed", .exhaustive)
struct FeedSearchTests {
    let feed = FeedFixture()

    @Test("a search sends the text as q, and an empty search sends no q")
    func searches() async throws {
        feed.client.on(.get, "/posts", query: ["q": "a", "_page": "1"], response: .posts([], of: 0))
        await feed.search(" a ")
        let found = feed.content([], search: "a", of: 0, next: .none)
        feed.recorder.expect(.loading(previous: nil), .loaded(found))
        #expect(feed.store.searchText == " a ")
        #expect(feed.store.query == FeedQuery(search: "a", limit: 2))

        feed.on(page: 1, 1...2)
        await feed.search("")
        feed.recorder.expect(.loading(previous: found.outdated), .loaded(feed.content(1...2)))
        #expect(try feed.client.requests.at(1).query.map(\.name) == ["_page", "_limit"])
    }

    @Test("a filter sends the author as userId, keeps the typed text, and can be retried and removed")
    func filters() async {
        let first = await feed.loadFirstPage()
        feed.store.searchText = "abc "
        let query = FeedQuery(search: "abc", author: 1, limit: 2)
        for (response, outcome) in [
            (ScriptedResponse.failure(.lost), FeedState.error(.lost, previous: first.outdated)),
            (.posts([], of: 0), .loaded(FeedContent([], query: query, total: 0))),
        ] {
            feed.client.on(.get, "/posts", query: ["q": "abc", "userId": "1", "_page": "1"], response: response)
            if feed.store.state.error == nil { await feed.store.filter(author: 1) } else { await feed.store.retry() }
            feed.recorder.expect(.loading(previous: first.outdated), outcome)
            #expect(feed.store.searchText == "abc ")
            #expect(feed.store.query == query)
        }
        feed.on(page: 1, 7...7, of: 1, search: "abc")
        let found = feed.content(7...7, search: "abc", of: 1, next: .none)
        await feed.store.filter(author: nil)
        let outdated = FeedContent([], query: query, total: 0).outdated
        feed.recorder.expect(.loading(previous: outdated), .loaded(found))
        #expect(feed.client.requests.last { $0.path == "/posts" }?.query.map(\.name) == ["_page", "_limit", "q"])
    }
}

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
        let found = feed.content([], search: "a", of: 0)
        feed.recorder.expect(.loading(search: "a"), .loaded(found, next: nil))
        #expect(feed.store.searchText == " a ")
        #expect(feed.store.query == FeedQuery(search: "a", limit: 2))

        feed.on(page: 1, 1...2)
        await feed.search("")
        feed.recorder.expect(.loading(previous: found), .loaded(feed.content(1...2), next: .waiting))
        #expect(try feed.client.requests.at(1).query.map(\.name) == ["_page", "_limit"])
    }
}

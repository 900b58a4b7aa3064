import Core
import Feed
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The search field of the SwiftUI feed", .exhaustive)
struct FeedSearchViewTests {
    let feed = FeedViewFixture()
    var screen: Screen { feed.screen }

    @Test("a typed text is in the field at once, and the search starts after 300 ms")
    func searches() async throws {
        await feed.appear()
        try screen.search("abc ")
        await feed.client.clock.sleepers(1)
        #expect(screen.searchText == "abc ")
        feed.client.clock.advance(by: .milliseconds(299))
        await feed.client.clock.sleepers(1)
        #expect(feed.loads == ["1"])
        feed.on(page: 1, [3], search: "abc", total: 1)
        feed.client.clock.advance(by: .milliseconds(1))
        await feed.store.search("abc ")
        #expect(feed.posts == ["title 3"])
        #expect(screen.searchText == "abc ")
    }

    @Test("the next page of the result is loaded, even if the row for it was already visible before the search")
    func loadsNextPage() async throws {
        let local = InMemoryFeedLocalDataSource()
        let post = Post(id: 1, title: "title 1", body: "", author: Author(id: 1, name: nil))
        let page = ListPage(items: [post], total: nil, hasNext: true)
        await local.save(page, number: 1, of: FeedQuery(limit: 2), at: .sampleHourAgo)
        let feed = FeedViewFixture(local: local)
        feed.on(page: 1, .failure(.lost), after: .seconds(9))
        for _ in 1...2 {
            feed.screen.start()
            await feed.client.clock.sleepers(1)
        }
        #expect(feed.posts == ["title 1"])
        feed.on(page: 1, [3, 4], search: "abc")
        try feed.screen.search("abc")
        await feed.client.clock.sleepers(2)
        feed.client.clock.advance(by: .milliseconds(300))
        await feed.store.search("abc")
        feed.on(page: 2, [5], search: "abc")
        await feed.screen.appear()
        #expect(feed.posts == ["title 3", "title 4", "title 5"])
    }
}

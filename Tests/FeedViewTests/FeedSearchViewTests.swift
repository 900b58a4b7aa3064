import Core
import Feed
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The search field of the SwiftUI feed", .exhaustive)
struct FeedSearchViewTests {
    let feed = FeedScreen()
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

    @Test("if nothing is found, a button clears the search")
    func clearsSearch() async throws {
        await feed.appear()
        feed.on(page: 1, [], search: "xyz", total: 0)
        try await feed.search("xyz")
        #expect(screen.shows("Nothing found for “xyz”."))
        try await screen.tap("Clear Search")
        #expect(screen.searchText == "")
        await feed.client.clock.sleepers(1)
        feed.on(page: 1, [1, 2])
        feed.client.clock.advance(by: .milliseconds(300))
        await feed.store.search("")
        #expect(feed.posts.count == 2)
    }

    @Test("after a failed search, the page says that the posts are old, and Try Again repeats the search")
    func repeatsFailedSearch() async throws {
        await feed.appear()
        feed.on(page: 1, search: "abc", .failure(.lost))
        try await feed.search("abc")
        #expect(feed.posts.count == 2 && screen.searchText == "abc")
        #expect(screen.shows("These are the previous results."))
        feed.on(page: 1, [3], search: "abc", total: 1)
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.posts == ["title 3"])
        #expect(!screen.shows("These are the previous results."))
    }

    @Test("the next page of the result is loaded, even if the row for it was already visible before the search")
    func loadsNextPage() async throws {
        let local = InMemoryFeedLocalDataSource()
        await local.savePost(hasNext: true)
        let feed = FeedScreen(local: local)
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

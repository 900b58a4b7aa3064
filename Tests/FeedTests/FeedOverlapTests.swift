import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Two actions at the same time", .exhaustive)
struct FeedOverlapTests {
    let feed = FeedFixture()

    /// Starts a refresh of the first page. The response arrives after one second.
    private func startRefresh(_ numbers: some Collection<Int> = 1...2, named: Bool = true) async {
        feed.on(page: 1, numbers, after: .seconds(1), named: named)
        await feed.start { await $0.refresh() }
        await feed.clock.sleepers(1)
    }

    @Test("during the first load, loadNext waits, and then loads the second page, once for two calls")
    func waitsForFirstLoad() async {
        feed.on(page: 1, 1...2, after: .seconds(1))
        feed.on(page: 2, 3...4, named: false)
        await feed.start { await $0.loadIfNeeded() }
        await feed.clock.sleepers(1)
        await feed.start { await $0.loadNext() }
        await feed.start { await $0.loadNext() }
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        let first = feed.content(1...2)
        feed.recorder.expect(
            .loading(previous: nil),
            .loaded(first),
            .loading(previous: first.with(.loading)),
            .loaded(feed.content(1...4, lastPage: 2))
        )
    }

    @Test("during a refresh, loadNext waits, even if the refresh starts again, and loads the page after the new posts")
    func waitsForRefresh() async {
        let first = await feed.loadFirstPage()
        await startRefresh(named: false)
        await feed.start { await $0.loadNext() }
        await startRefresh(8...9)
        feed.on(page: 2, 3...4, named: false)
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        let fresh = feed.content(8...9)
        feed.recorder.expect(
            .loading(previous: first),
            .loading(previous: first),
            .loaded(fresh),
            .loading(previous: fresh.with(.loading)),
            .loaded(feed.content([8, 9, 3, 4], lastPage: 2))
        )
    }

    @Test("if the refresh fails, the page that loadNext waits for is not loaded, not even by retry")
    func dropsNextPage() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", response: .failure(.lost), after: .seconds(1))
        await feed.start { await $0.refresh() }
        await feed.clock.sleepers(1)
        async let next: Void = feed.store.loadNext()
        await feed.start { await $0.loadNext() }
        feed.clock.advance(by: .seconds(1))
        await next
        feed.recorder.expect(.loading(previous: first), .error(.lost, previous: first))
        feed.on(page: 1, 1...2)
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: first), .loaded(first))
    }

    @Test("if the refreshed list has no next page, loadNext loads nothing")
    func reachesEnd() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, 1...1, of: 1, after: .seconds(1))
        await feed.start { await $0.refresh() }
        await feed.clock.sleepers(1)
        await feed.start { await $0.loadNext() }
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: first), .loaded(feed.content(1...1, of: 1, next: .none)))
    }

    @Test("a search replaces the refresh, and the page that loadNext waits for is not loaded")
    func forgetsOldList() async {
        let first = await feed.loadFirstPage()
        await startRefresh(named: false)
        await feed.start { await $0.loadNext() }
        feed.client.on(.get, "/posts", query: ["userId": "1", "_page": "1"], response: .posts(3...4, of: 9))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.filter(author: 1)
        let query = FeedQuery(author: 1, limit: 2)
        let found = FeedContent([.number(3), .number(4)], query: query, total: 9, next: .available)
        feed.recorder.expect(.loading(previous: first), .loading(previous: first.outdated), .loaded(found))
    }

    @Test("a refresh during the load of page 3 loads page 3 again, and a refresh during a search searches again")
    func refreshesRunningWork() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 3, 5...5, after: .seconds(1), named: false)
        await feed.start { await $0.load(page: 3) }
        await feed.clock.sleepers(1)
        feed.on(page: 3, 5...5)
        await feed.store.refresh()
        let third = feed.content(5...5, page: 3, next: .none)
        feed.recorder.expect(.loading(previous: first), .loading(previous: first), .loaded(third))

        feed.on(page: 1, [], search: "a", after: .seconds(1))
        async let search: Void = feed.search("a")
        await feed.recorder.next(.loading(previous: third.outdated))
        await feed.clock.sleepers(1)
        let found = feed.onSearch("a")
        await feed.store.refresh()
        await search
        feed.recorder.expect(.loading(previous: third.outdated), .loaded(found))
        feed.expectSearch("a")
    }
}

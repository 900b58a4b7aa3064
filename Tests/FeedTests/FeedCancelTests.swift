import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Cancelling in the feed", .exhaustive)
struct FeedCancelTests {
    let feed = FeedFixture()

    /// Cancels the caller of an action, and checks that the caller returns at once and that the work goes on.
    private func expectWork(
        after action: @escaping @MainActor (FeedStore) async -> Void,
        shows loading: FeedContent?,
        then loaded: FeedContent
    ) async {
        let caller = Task { [store = feed.store] in await action(store) }
        await feed.clock.sleepers(1)
        caller.cancel()
        await caller.value
        feed.recorder.expect(.loading(previous: loading))
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loaded(loaded))
    }

    @Test("if the caller of refresh, load or loadNext is cancelled, it returns at once, and the page is still loaded")
    func keepsLoading() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, 8...9, after: .seconds(1))
        let fresh = feed.content(8...9)
        await expectWork(after: { await $0.refresh() }, shows: first, then: fresh)
        feed.on(page: 1, 1...2, after: .seconds(1))
        await expectWork(after: { await $0.load(page: 1) }, shows: fresh, then: first)
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        let second = feed.content(1...4, lastPage: 2)
        await expectWork(after: { await $0.loadNext() }, shows: first.with(.loading), then: second)
    }

    @Test("if the caller of search or filter is cancelled, the search is still done")
    func keepsSearching() async {
        let first = await feed.loadFirstPage()
        let found = feed.onSearch("a")
        let caller = Task { await feed.store.search("a") }
        await feed.clock.sleepers(1)
        caller.cancel()
        await caller.value
        feed.clock.advance(by: .milliseconds(300))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))

        let query = FeedQuery(search: "a", author: 1, limit: 2)
        feed.client.on(.get, "/posts", query: ["userId": "1"], response: .posts([], of: 0), after: .seconds(1))
        let none = FeedContent([], query: query, total: 0)
        await expectWork(after: { await $0.filter(author: 1) }, shows: found.outdated, then: none)
    }

    @Test("after loadNext and refresh, cancel leads to loaded, and the next page is available")
    func restsAfterLoadNextAndRefresh() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        feed.on(page: 1, 1...2, after: .seconds(1), named: false)
        async let next: Void = feed.store.loadNext()
        await feed.clock.sleepers(1)
        await feed.start { await $0.refresh() }
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await next
        feed.recorder.expect(
            .loading(previous: first.with(.loading)),
            .loading(previous: first),
            .loaded(first)
        )
    }

    @Test("without running work, cancel does nothing, and an error stays visible")
    func cancelsNothing() async {
        feed.store.cancel()
        feed.recorder.expect()
        let first = await feed.loadFirstPage()
        feed.store.cancel()
        feed.recorder.expect()
        await feed.failSearch("x", over: first)
        feed.store.cancel()
        feed.recorder.expect()
        feed.expectSearch("x")
    }

    @Test("after cancel, a page that loadNext waited for is not loaded")
    func forgetsNextPage() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, 1...2, after: .seconds(1), named: false)
        await feed.start { await $0.refresh() }
        await feed.clock.sleepers(1)
        await feed.start { await $0.loadNext() }
        feed.store.cancel()
        feed.on(page: 1, 1...2)
        await feed.store.refresh()
        feed.recorder.expect(
            .loading(previous: first),
            .loaded(first),
            .loading(previous: first),
            .loaded(first)
        )
    }
}

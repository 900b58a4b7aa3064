import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("Search in the feed", .exhaustive)
struct FeedSearchTests {
    let feed = FeedFixture()

    private func found(_ search: String, _ numbers: Int...) -> FeedContent {
        FeedContent(
            numbers.map { .number($0) },
            query: FeedQuery(search: search, limit: 2),
            total: numbers.count,
            hasNext: false
        )
    }

    /// Searches for `text`. The store waits 300 ms for more input, so this function advances the clock by 300 ms.
    private func search(_ text: String) async {
        async let search: Void = feed.store.search(text)
        await feed.clock.sleepers(1)
        feed.clock.advance(by: .milliseconds(300))
        await search
    }

    @Test("a search starts when the text has not changed for 300 ms, and shows the first page")
    func debounces() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["q": "abc", "_page": "1"], response: .posts(7...7, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        async let typing: Void = feed.store.search("ab")
        await feed.clock.sleepers(1)
        feed.clock.advance(by: .milliseconds(299))
        async let typed: Void = feed.store.search(" abc ")
        await typing
        await feed.clock.sleepers(1)
        feed.clock.advance(by: .milliseconds(299))
        await feed.clock.sleepers(1)
        feed.recorder.expect()
        feed.clock.advance(by: .milliseconds(1))
        await typed
        feed.recorder.expect(.loading(previous: first), .loaded(found("abc", 7)))
    }

    @Test("a second search for the same text does nothing")
    func dropsDuplicates() async {
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .posts(7...7, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await search("a")
        await search("a")
        feed.recorder.expect(.loading(previous: nil), .loaded(found("a", 7)))
    }

    @Test("a new search cancels the old one, and a late response to the old one is ignored")
    func ignoresLateResponses() async {
        feed.client.on(
            .get,
            "/posts",
            query: ["q": "a"],
            response: .posts(1...1, of: 1),
            after: .seconds(9),
            ignoresCancellation: true
        )
        feed.client.on(.get, "/posts", query: ["q": "ab"], response: .posts(7...7, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        feed.client.on(.get, "/users", response: .leanne)
        async let old: Void = search("a")
        await feed.recorder.next(.loading(previous: nil))
        await feed.clock.sleepers(1)
        async let new: Void = feed.store.search("ab")
        await feed.clock.sleepers(2)
        feed.clock.advance(by: .milliseconds(300))
        await new
        feed.recorder.expect(.loading(previous: nil), .loaded(found("ab", 7)))
        feed.clock.advance(by: .seconds(9))
        await old
        feed.recorder.expect()
    }

    @Test("a failed search can be repeated with the same text")
    func repeatsAfterFailure() async {
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .failure(.lost))
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .posts([], of: 0))
        let error = FeedError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        for outcome in [FeedState.error(error, previous: nil), .loaded(found("a"))] {
            await search("a")
            feed.recorder.expect(.loading(previous: nil), outcome)
        }
    }

    @Test("after a search is cancelled, the old posts are shown, and a refresh loads them")
    func goesBack() async {
        let query = FeedQuery(limit: 2)
        let content = FeedContent([.number(3), .number(4)], query: query, page: 2, total: 5, hasNext: true)
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 5))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.load(page: 2)
        feed.recorder.expect(.loading(previous: nil), .loaded(content))

        let first = ["q": "a", "_page": "1"]
        feed.client.on(.get, "/posts", query: first, response: .posts([], of: 0), after: .seconds(1))
        async let search: Void = search("a")
        await feed.recorder.next(.loading(previous: content))
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await search
        feed.recorder.expect(.loaded(content))

        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 5))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.refresh()
        feed.recorder.expect(.loading(previous: content), .loaded(content))
    }

    @Test("an empty search shows all posts again")
    func clears() async {
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .posts([], of: 0))
        await search("a")
        feed.recorder.expect(.loading(previous: nil), .loaded(found("a")))

        feed.client.on(.get, "/posts", response: .posts(1...1, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await search("  ")
        feed.recorder.expect(.loading(previous: found("a")), .loaded(found("", 1)))
        #expect(feed.client.requests[1].query.map(\.name) == ["_page", "_limit"])
    }

    @Test("cancel ends a search that still waits for more input")
    func cancels() async {
        async let search: Void = feed.store.search("a")
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await search
        feed.recorder.expect()
    }

    @Test("a filter by author loads the first page of the author's posts")
    func filters() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["userId": "1", "_page": "1"], response: .posts(3...3, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.filter(author: 1)
        let content = FeedContent([.number(3)], query: FeedQuery(author: 1, limit: 2), total: 1, hasNext: false)
        feed.recorder.expect(.loading(previous: first), .loaded(content))
    }
}

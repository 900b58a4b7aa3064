import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Search in the feed", .exhaustive)
struct FeedSearchTests {
    let feed = FeedFixture()

    private func found(_ search: String, _ numbers: Int...) -> FeedContent {
        feed.content(numbers, search: search, of: numbers.count, next: .none)
    }

    @Test("a search starts when the text has not changed for 300 ms, and shows the first page")
    func debounces() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["q": "abc", "_page": "1"], response: .posts(7...7, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        async let typing: Void = feed.store.search("ab")
        await feed.clock.sleepers(1)
        feed.clock.advance(by: .milliseconds(299))
        await feed.start { await $0.search(" abc ") }
        await feed.clock.sleepers(1)
        feed.clock.advance(by: .milliseconds(299))
        await feed.clock.sleepers(1)
        feed.recorder.expect()
        feed.clock.advance(by: .milliseconds(1))
        await typing
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found("abc", 7)))
    }

    @Test("a second search for the same text does nothing")
    func dropsDuplicates() async {
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .posts(7...7, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.search("a")
        await feed.store.search("a")
        await feed.store.search(" a ")
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
        async let old: Void = feed.search("a")
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
        for outcome in [FeedState.error(.lost, previous: nil), .loaded(found("a"))] {
            await feed.search("a")
            feed.recorder.expect(.loading(previous: nil), outcome)
        }
    }

    @Test("an empty search shows all posts again")
    func clears() async {
        feed.client.on(.get, "/posts", query: ["q": "a"], response: .posts([], of: 0))
        await feed.search("a")
        feed.recorder.expect(.loading(previous: nil), .loaded(found("a")))

        feed.client.on(.get, "/posts", response: .posts(1...1, of: 1))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.search("  ")
        feed.recorder.expect(.loading(previous: found("a").outdated), .loaded(found("", 1)))
        #expect(feed.client.requests[1].query.map(\.name) == ["_page", "_limit"])
    }
}

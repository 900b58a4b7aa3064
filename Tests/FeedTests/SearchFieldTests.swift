import Core
import Feed
import Observation
import TestSupport
import Testing

@MainActor @Suite("The search field of the feed", .exhaustive)
struct SearchFieldTests {
    let feed = FeedFixture()

    /// Types a text. Waits until the store waits for more input.
    private func type(_ text: String) async {
        feed.store.searchText = text
        #expect(feed.store.searchText == text)
        await feed.clock.sleepers(1)
    }

    /// Waits for the end of all work of the store. Only waits, because the state is not `idle`.
    private func rest() async {
        await feed.store.loadIfNeeded()
    }

    @Test("the field starts with the text of the query")
    func startsWithQuery() {
        let feed = FeedFixture(FeedQuery(search: "new"))
        feed.expectSearch("new")
    }

    @Test("a typed text is in the field at once, and the query follows after 300 ms")
    func searchesForText() async {
        let first = await feed.loadFirstPage()
        await type("abc")
        #expect(feed.store.query.search == "")
        feed.recorder.expect()
        let found = feed.onSearch("abc")
        feed.clock.advance(by: .milliseconds(300))
        await rest()
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
        feed.expectSearch("abc")
    }

    @Test("the text in the field keeps its spaces, and the query does not have them")
    func keepsSpaces() async {
        let first = await feed.loadFirstPage()
        let found = feed.onSearch("new")
        await feed.search("new ")
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
        feed.expectSearch("new ")

        feed.store.searchText = "  new"
        feed.expectSearch("  new")
        _ = feed.onSearch("new")
        await feed.store.refresh()
        feed.recorder.expect(.loading(previous: found), .loaded(found))
        feed.expectSearch("  new")
    }

    @Test("if the text is back to the shown query within 300 ms, nothing is loaded, and nobody waits on the clock")
    func goesBackInTime() async {
        let first = await feed.loadFirstPage()
        await type("a")
        feed.store.searchText = ""
        feed.clock.advance(by: .seconds(1))
        await rest()
        feed.recorder.expect()

        feed.client.on(.get, "/posts", response: .failure(.lost))
        await feed.store.loadNext()
        await type("a")
        feed.store.searchText = " "
        feed.clock.advance(by: .seconds(1))
        await rest()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: first.with(.failed)))
    }

    @Test("if the text is back to a failed search, the search is repeated after 300 ms")
    func repeatsFailedSearch() async {
        let first = await feed.loadFirstPage()
        await feed.failSearch("x", over: first)
        await type("xy")
        await type("x")
        let found = feed.onSearch("x")
        feed.clock.advance(by: .milliseconds(300))
        await rest()
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
    }

    @Test("if loadNext shows the old list again, a text that is back to its query loads nothing")
    func goesBackDuringLoadNext() async {
        let first = await feed.loadFirstPage()
        await feed.failSearch("x", over: first)
        await type("")
        feed.on(page: 2, 3...4, named: false)
        async let next: Void = feed.store.loadNext()
        await feed.recorder.next(.loading(previous: first.with(.loading)))
        await feed.recorder.next(.loaded(feed.content(1...4, lastPage: 2)))
        feed.clock.advance(by: .milliseconds(300))
        await next
        feed.recorder.expect()
        feed.expectSearch("")
    }

    @Test("a filter during the 300 ms searches at once, and the text stays as typed")
    func filtersWhileTyping() async {
        let first = await feed.loadFirstPage()
        await type("abc ")
        feed.client.on(.get, "/posts", query: ["q": "abc", "userId": "1"], response: .posts([], of: 0))
        await feed.store.filter(author: 1)
        let found = FeedContent([], query: FeedQuery(search: "abc", author: 1, limit: 2), total: 0)
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
        feed.expectSearch("abc ")
    }

    @Test("loadNext during the 300 ms keeps the typed text, and the search follows")
    func keepsTextDuringOtherWork() async {
        let first = await feed.loadFirstPage()
        await type("abc")
        feed.on(page: 2, 3...4, named: false)
        async let next: Void = feed.store.loadNext()
        await feed.recorder.next(.loading(previous: first.with(.loading)))
        let second = feed.content(1...4, lastPage: 2)
        await feed.recorder.next(.loaded(second))
        #expect(feed.store.searchText == "abc")

        let found = feed.onSearch("abc")
        feed.clock.advance(by: .milliseconds(300))
        await next
        feed.recorder.expect(.loading(previous: second.outdated), .loaded(found))
        feed.expectSearch("abc")
    }

    @Test("cancel during the 300 ms of the first text leaves nothing visible and keeps the text")
    func cancelsWhileTyping() async {
        await type("a")
        feed.store.cancel()
        feed.recorder.expect()
        feed.expectSearch("a")
        feed.on(page: 1, [], of: 0, search: "a")
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: nil), .loaded(feed.content([], search: "a", of: 0, next: .none)))
    }

    @Test("after a failed search, a refresh takes the old text back, and tells views that show the field or the query")
    func tellsViews() async {
        let first = await feed.loadFirstPage()
        await feed.failSearch("x", over: first)
        let changes = Locked<[String]>([])
        withObservationTracking {
            _ = feed.store.searchText
        } onChange: {
            changes.change { $0.append("text") }
        }
        withObservationTracking {
            _ = feed.store.query
        } onChange: {
            changes.change { $0.append("query") }
        }
        feed.on(page: 1, 1...2)
        await feed.store.refresh()
        feed.recorder.expect(.loading(previous: first), .loaded(first))
        #expect(Set(changes.value) == ["text", "query"])
        feed.expectSearch("")
    }
}

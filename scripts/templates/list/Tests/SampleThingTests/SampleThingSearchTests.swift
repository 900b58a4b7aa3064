import Core
import Foundation
import SampleThing
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("Searching the list", .exhaustive)
struct SampleThingSearchTests {
    let page = SampleThingFixture()

    private func found(_ search: String, _ numbers: Int...) -> SampleThingContent {
        SampleThingContent(
            numbers.map { .number($0) },
            query: SampleThingQuery(search: search, limit: 2),
            total: numbers.count
        )
    }

    /// Searches, and lets typing pause.
    private func search(_ text: String) async {
        async let search: Void = page.store.search(text)
        await page.clock.sleepers(1)
        page.clock.advance(by: .milliseconds(300))
        await search
    }

    @Test("a search waits until typing has paused for 300 ms, and shows its first page")
    func debounces() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", query: ["q": "abc", "_page": "1"], answer: .items(7...7, of: 1))
        async let typing: Void = page.store.search("ab")
        await page.clock.sleepers(1)
        page.clock.advance(by: .milliseconds(299))
        async let typed: Void = page.store.search(" abc ")
        await typing
        await page.clock.sleepers(1)
        page.clock.advance(by: .milliseconds(299))
        await page.clock.sleepers(1)
        page.recorder.expect()
        page.clock.advance(by: .milliseconds(1))
        await typed
        page.recorder.expect(.loading(previous: first), .loaded(found("abc", 7)))
    }

    @Test("a search for what is being searched for already does nothing")
    func dropsDuplicates() async {
        page.client.on(.get, "/sample-items", query: ["q": "a"], answer: .items(7...7, of: 1))
        await search("a")
        await search("a")
        page.recorder.expect(.loading(previous: nil), .loaded(found("a", 7)))
    }

    @Test("a new search cancels the old one, and an answer that arrives late is thrown away")
    func throwsLateAnswersAway() async {
        page.client.on(
            .get,
            "/sample-items",
            query: ["q": "a"],
            answer: .items(1...1, of: 1),
            after: .seconds(9),
            ignoresCancellation: true
        )
        page.client.on(.get, "/sample-items", query: ["q": "ab"], answer: .items(7...7, of: 1))
        async let old: Void = search("a")
        await page.recorder.next(.loading(previous: nil))
        await page.clock.sleepers(1)
        async let new: Void = page.store.search("ab")
        await page.clock.sleepers(2)
        page.clock.advance(by: .milliseconds(300))
        await new
        page.recorder.expect(.loading(previous: nil), .loaded(found("ab", 7)))
        page.clock.advance(by: .seconds(9))
        await old
        page.recorder.expect()
    }

    @Test("a search that failed can be made again")
    func repeatsAfterFailure() async {
        page.client.on(.get, "/sample-items", query: ["q": "a"], answer: .failure(.lost))
        page.client.on(.get, "/sample-items", query: ["q": "a"], answer: .items([], of: 0))
        let error = SampleThingError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        for outcome in [SampleThingState.error(error, previous: nil), .loaded(found("a"))] {
            await search("a")
            page.recorder.expect(.loading(previous: nil), outcome)
        }
    }

    @Test("a search that was cancelled leaves the page that was there, and a refresh fetches that")
    func goesBack() async {
        let query = SampleThingQuery(limit: 2)
        let content = SampleThingContent([.number(3), .number(4)], query: query, page: 2, total: 5, hasNext: true)
        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...4, of: 5))
        await page.store.load(page: 2)
        page.recorder.expect(.loading(previous: nil), .loaded(content))

        let first = ["q": "a", "_page": "1"]
        page.client.on(.get, "/sample-items", query: first, answer: .items([], of: 0), after: .seconds(1))
        async let search: Void = search("a")
        await page.recorder.next(.loading(previous: content))
        await page.clock.sleepers(1)
        page.store.cancel()
        await search
        page.recorder.expect(.loaded(content))

        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...4, of: 5))
        await page.store.refresh()
        page.recorder.expect(.loading(previous: content), .loaded(content))
    }

    @Test("an empty search shows all items again")
    func clears() async {
        page.client.on(.get, "/sample-items", query: ["q": "a"], answer: .items([], of: 0))
        await search("a")
        page.recorder.expect(.loading(previous: nil), .loaded(found("a")))

        page.client.on(.get, "/sample-items", answer: .items(1...1, of: 1))
        await search("  ")
        page.recorder.expect(.loading(previous: found("a")), .loaded(found("", 1)))
        #expect(page.client.requests[1].query.map(\.name) == ["_page", "_limit"])
    }

    @Test("leaving the page ends a search that still waits for typing to pause")
    func cancels() async {
        async let search: Void = page.store.search("a")
        await page.clock.sleepers(1)
        page.store.cancel()
        await search
        page.recorder.expect()
    }
}

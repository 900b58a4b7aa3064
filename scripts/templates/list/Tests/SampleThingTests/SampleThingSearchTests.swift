import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Search in the list", .exhaustive)
struct SampleThingSearchTests {
    let list = SampleThingFixture()

    private func found(_ search: String, _ numbers: Int...) -> SampleThingContent {
        list.content(numbers, search: search, total: numbers.count)
    }

    private func script(_ search: String, _ response: ScriptedResponse, after delay: Duration = .zero) {
        list.client.on(.get, "/sample-items", query: ["q": search, "_page": "1"], response: response, after: delay)
    }

    /// Starts a search, and advances the clock by the 300 ms that a search waits for more input.
    private func search(_ text: String) async {
        async let search: Void = list.store.search(text)
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(300))
        await search
    }

    @Test("a search starts when the text has not changed for 300 ms, and shows the first page")
    func debounces() async {
        let first = await list.loadFirstPage()
        script("abc", .sampleItems([7], of: 1))
        async let typing: Void = list.store.search("ab")
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(299))
        async let typed: Void = list.store.search(" abc ")
        await typing
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(299))
        await list.clock.sleepers(1)
        list.recorder.expect()
        list.clock.advance(by: .milliseconds(1))
        await typed
        list.recorder.expect(.loading(previous: first), .loaded(found("abc", 7)))
    }

    @Test("a second search for the same text does nothing")
    func ignoresSameText() async {
        script("a", .sampleItems([7], of: 1))
        await search("a")
        await search("a")
        list.recorder.expect(.loading(previous: nil), .loaded(found("a", 7)))
    }

    @Test("a new search cancels the old one, and a late response to the old one is ignored")
    func ignoresLateResponse() async {
        list.client.on(
            .get,
            "/sample-items",
            query: ["q": "a"],
            response: .sampleItems([1], of: 1),
            after: .seconds(9),
            ignoresCancellation: true
        )
        script("ab", .sampleItems([7], of: 1))
        async let old: Void = search("a")
        await list.recorder.next(.loading(previous: nil))
        await list.clock.sleepers(1)
        async let new: Void = list.store.search("ab")
        await list.clock.sleepers(2)
        list.clock.advance(by: .milliseconds(300))
        await new
        list.recorder.expect(.loading(previous: nil), .loaded(found("ab", 7)))
        list.clock.advance(by: .seconds(9))
        await old
        list.recorder.expect()
    }

    @Test("a failed search can be repeated with the same text")
    func repeatsAfterFailure() async {
        script("a", .failure(.lost))
        await search("a")
        list.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        script("a", .sampleItems([], of: 0))
        await search("a")
        list.recorder.expect(.loading(previous: nil), .loaded(found("a")))
    }

    @Test("cancel ends a search and shows the old sample items, and refresh loads these again")
    func goesBack() async {
        let content = list.content(3...4, page: 2, hasNext: true)
        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.load(page: 2)
        list.recorder.expect(.loading(previous: nil), .loaded(content))

        script("a", .sampleItems([], of: 0), after: .seconds(1))
        async let search: Void = search("a")
        await list.recorder.next(.loading(previous: content))
        await list.clock.sleepers(1)
        list.store.cancel()
        await search
        list.recorder.expect(.loaded(content))

        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.refresh()
        list.recorder.expect(.loading(previous: content), .loaded(content))
    }

    @Test("an empty search shows all sample items again")
    func clears() async {
        script("a", .sampleItems([], of: 0))
        await search("a")
        list.script(page: 1, .sampleItems([1], of: 1))
        await search("  ")
        list.recorder.expect(
            .loading(previous: nil),
            .loaded(found("a")),
            .loading(previous: found("a")),
            .loaded(found("", 1))
        )
        #expect(list.client.requests[1].query.map(\.name) == ["_page", "_limit"])
    }

    @Test("cancel ends a search that still waits for more input")
    func cancels() async {
        async let search: Void = list.store.search("a")
        await list.clock.sleepers(1)
        list.store.cancel()
        await search
        list.recorder.expect()
    }
}

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
        #expect(list.client.requests[0].query.map(\.name) == ["_page", "_limit"])
        script("abc", .sampleItems([7], of: 1))
        list.store.searchText = "ab"
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(299))
        list.store.searchText = " abc "
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(299))
        await list.clock.sleepers(1)
        list.recorder.expect()
        list.clock.advance(by: .milliseconds(1))
        await list.store.loadIfNeeded()
        list.recorder.expect(.loading(previous: first.outdated), .loaded(found("abc", 7)))
    }

    @Test("a failed search can be repeated by retry, or with the same text")
    func repeatsAfterFailure() async {
        for _ in 1...2 {
            script("a", .failure(.lost))
            await search("a")
            list.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        }
        script("a", .sampleItems([], of: 0))
        await list.store.retry()
        list.recorder.expect(.loading(previous: nil), .loaded(found("a")))
    }

    @Test("cancel ends a search and keeps the old sample items. loadIfNeeded searches again, and refresh does not")
    func goesBack() async {
        let content = list.content(3...4, page: 2, next: .available)
        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.load(page: 2)
        list.recorder.expect(.loading(previous: nil), .loaded(content))

        script("a", .sampleItems([], of: 0), after: .seconds(1))
        async let search: Void = search("a")
        await list.recorder.next(.loading(previous: content.outdated))
        await list.clock.sleepers(1)
        list.store.cancel()
        await search
        list.recorder.expect(.idle(previous: content.outdated))
        #expect(list.store.searchText == "a")

        script("a", .failure(.lost))
        await list.store.loadIfNeeded()
        list.recorder.expect(.loading(previous: content.outdated), .error(.lost, previous: content.outdated))
        #expect(list.store.query.search == "a")

        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.refresh()
        list.recorder.expect(.loading(previous: content), .loaded(content))
        #expect(list.store.searchText == "")
    }
}

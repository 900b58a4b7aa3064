import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Search in the list", .exhaustive)
struct SampleThingSearchTests {
    let list = SampleThingFixture()

    @Test("a search sends the typed text as q, and an empty search shows all sample items again")
    func searches() async {
        let first = await list.loadFirstPage()
        #expect(list.client.requests[0].query.map(\.name) == ["_page", "_limit"])
        let query = ["q": "abc", "_page": "1"]
        list.client.on(.get, "/sample-items", query: query, response: .sampleItems([7], of: 1))
        list.store.searchText = " abc "
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(300))
        await list.store.loadIfNeeded()
        let found = list.content([7], search: "abc", total: 1)
        list.recorder.expect(.loading(previous: first.outdated), .loaded(found))
        #expect(list.store.searchText == " abc ")
        #expect(list.store.query.search == "abc")

        list.script(page: 1, .sampleItems(1...2, of: 5))
        async let search: Void = list.store.search("")
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(300))
        await search
        list.recorder.expect(.loading(previous: found.outdated), .loaded(first))
    }
}

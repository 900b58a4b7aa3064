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
        #if CRUD
        #expect(list.client.requests.first?.query.map(\.name) == ["_page", "_limit", "_sort", "_order"])
        #else
        #expect(list.client.requests.first?.query.map(\.name) == ["_page", "_limit"])
        #endif
        let query = ["q": "abc", "_page": "1"]
        list.client.on(.get, "/sample-items", query: query, response: .sampleItems([7], of: 1))
        list.store.searchText = " abc "
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(300))
        await list.store.loadIfNeeded()
        let found = list.content([7], search: "abc", total: 1)
        list.recorder.expect(.loading(search: "abc", previous: first), .loaded(found, next: nil))
        #expect(list.store.searchText == " abc ")
        #expect(list.store.query.search == "abc")

        list.script(page: 1, .sampleItems(1...2, of: 5))
        async let search: Void = list.store.search("")
        await list.clock.sleepers(1)
        list.clock.advance(by: .milliseconds(300))
        await search
        list.recorder.expect(.loading(previous: found), .loaded(first, next: .waiting))
    }

    @Test("whenever the responses arrive, the list shows the last search", .everyOrder)
    func agrees() async {
        list.client.on(.get, "/sample-items") { request in
            .page(of: (1...5).map { .number($0) }, for: request, in: sampleKeys)
        }
        list.store.expectLoadTransitions()
        await list.store.load()
        await user(
            .action("next page") { [list] in await list.store.loadNext() },
            .action("search") { [list] in await list.store.search("sampleTitle 5") }
        )
        list.store.expectAgreement(search: "sampleTitle 5")
        #expect(list.store.state == .loaded(list.content([5], search: "sampleTitle 5", total: 1), next: nil))
    }
}

import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The list", .exhaustive)
struct SampleThingListTests {
    private let client = ScriptedAPIClient()
    private let store: SampleThingStore

    init() {
        store = SampleThingFeature.scripted(client).makeSampleThingStore(SampleThingQuery(limit: 2))
    }

    private func script(page: Int, search: String? = nil, _ response: ScriptedResponse) {
        let query = ["_page": "\(page)", "_limit": "2", SampleThingAddress.search: search].compactMapValues(\.self)
        client.on(.get, SampleThingAddress.path, query: query, response: response)
    }

    /// The first pages of a list of five sample items, or of a search.
    private func content(_ numbers: some Sequence<Int>, search: String = "", pages: Int = 1) -> SampleThingContent {
        let query = SampleThingQuery(search: search, limit: 2)
        let items = numbers.map { SampleThingItem.number($0) }
        return SampleThingContent(items, query: query, lastPage: pages, total: search.isEmpty ? 5 : items.count)
    }

    @Test("the next page is added to the first one, and a search sends the typed text")
    func loads() async {
        let recorder = StateRecorder(store)
        let request = ListRequest(SampleThingQuery(limit: 2))
        script(page: 1, .sampleItems(1...2, of: 5))
        await store.load()
        let first = content(1...2)
        recorder.expect(.loading(request, previous: nil), .loaded(first, next: .waiting))
        #if CRUD
        #expect(client.requests.first?.query.map(\.name) == ["_page", "_limit", "_sort", "_order"])
        #else
        #expect(client.requests.first?.query.map(\.name) == ["_page", "_limit"])
        #endif
        script(page: 2, .sampleItems(3...4, of: 5))
        await store.loadNext()
        let both = content(1...4, pages: 2)
        recorder.expect(.loaded(first, next: .loading), .loaded(both, next: .waiting))
        script(page: 1, search: "abc", .sampleItems([7], of: 1))
        async let search: Void = store.search(" abc ")
        await client.clock.sleepers(1)
        client.clock.advance(by: .milliseconds(300))
        await search
        let found = content([7], search: "abc")
        recorder.expect(.loading(ListRequest(found.query), previous: both), .loaded(found, next: nil))
    }

    @Test("if the server sends all sample items, the app searches them and shows one page")
    func servesPlainServer() async {
        #if CRUD
        // The newest sample items come first.
        let second = [3, 2]
        #else
        let second = [3, 4]
        #endif
        script(page: 2, .sampleItems(1...5))
        await store.load(page: 2)
        #expect(store.state.content?.items.map(\.id) == second.map { SampleThingItem.ID($0) })
        #expect(store.state.content?.total == 5)
        script(page: 1, search: "SAMPLETITLE 3", .sampleItems(1...5))
        await store.load { $0.search = "SAMPLETITLE 3" }
        #expect(store.state == .loaded(content([3], search: "SAMPLETITLE 3"), next: nil))
    }

    @Test("whenever the responses arrive, the list shows the last search", .everyOrder)
    func agrees() async {
        client.on(.get, SampleThingAddress.path) { request in
            .page(of: (1...5).map { .number($0) }, for: request, in: sampleKeys, search: SampleThingAddress.search)
        }
        store.expectLoadTransitions()
        await store.load()
        await user(
            .action("next page") { [store] in await store.loadNext() },
            .action("search") { [store] in await store.search("sampleTitle 5") }
        )
        store.expectAgreement(search: "sampleTitle 5")
        #expect(store.state == .loaded(content([5], search: "sampleTitle 5"), next: nil))
    }

    @Test(
        "the error says why the list cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (
                .list([[:]], in: sampleKeys),
                .request(.invalidResponse(.json(UnreadableJSON(path: "samplePlace", .missing))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        script(page: 1, response)
        await store.load()
        #expect(store.state == .error(error, ListRequest(store.query), previous: nil))
    }

    @Test("a page has twenty sample items by default, and a limit below 1 is treated as 1")
    func correctsLimit() {
        #expect(SampleThingQuery().limit == 20)
        #expect([0, -1, Int.min].map { SampleThingQuery(limit: $0).limit } == [1, 1, 1])
    }
}

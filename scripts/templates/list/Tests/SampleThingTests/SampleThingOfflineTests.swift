#if OFFLINE
import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Saved sample items", .exhaustive)
struct SampleThingOfflineTests {
    private let client = ScriptedAPIClient()
    private let saved = InMemorySavedLists()
    private let date = Date(timeIntervalSince1970: 60)

    private func list(search: String = "") -> (store: SampleThingStore, recorder: StateRecorder<SampleThingState>) {
        let feature = SampleThingFeature(
            client: client,
            // #if CRUD
            changes: .scripted(client),
            // #endif
            paging: .pages(),
            saved: saved,
            now: { [date] in date },
            clock: client.clock
        )
        let store = feature.makeSampleThingStore(SampleThingQuery(search: search, limit: 2))
        return (store, StateRecorder(store))
    }

    private func script(page: Int = 1, _ response: ScriptedResponse) {
        client.on(.get, "/sample-items", query: ["_page": "\(page)"], response: response)
    }

    /// Content of a list of three sample items.
    private func content(_ numbers: Int..., savedAt: Date? = nil, lastPage: Int = 1) -> SampleThingContent {
        let query = SampleThingQuery(limit: 2)
        let items = numbers.map { SampleThingItem.number($0) }
        return SampleThingContent(items, query: query, lastPage: lastPage, total: 3, savedAt: savedAt)
    }

    /// Loads sample items 1 and 2 of 3. This saves them.
    private func loadFirstPage() async {
        let (store, recorder) = list()
        script(.sampleItems(1...2, of: 3))
        await store.load(page: 1)
        recorder.expect(.loading(), .loaded(content(1, 2), next: .waiting))
    }

    @Test("the saved page is visible until the page of the server is loaded")
    func showsSavedPage() async {
        await loadFirstPage()
        let (store, recorder) = list()
        script(.sampleItems(2...3, of: 3))
        await store.load(page: 1)
        let saved = content(1, 2, savedAt: date)
        recorder.expect(.loading(), .loading(previous: saved), .loaded(content(2, 3), next: .waiting))
        #expect(client.requests.map(\.retriesConnection) == [true, false])
    }

    @Test("if the server cannot be reached, the saved pages are the result")
    func worksOffline() async {
        await loadFirstPage()
        let pages: any SavedList<SampleThingItem> = saved.list("samplething")
        let last = ListPage(items: [SampleThingItem.number(3)], total: 3, hasNext: false)
        await pages.save(last, number: 2, of: SampleThingQuery(limit: 2), at: date + 60)
        let (store, recorder) = list()
        let first = content(1, 2, savedAt: date)
        script(.failure(.unreachable))
        await store.load(page: 1)
        recorder.expect(.loading(), .loading(previous: first), .loaded(first, next: .waiting))
        script(page: 2, .failure(.timedOut))
        await store.loadNext()
        let both = content(1, 2, 3, savedAt: date, lastPage: 2)
        recorder.expect(.loaded(first, next: .loading), .loaded(both, next: nil))
    }

    @Test("a search that cannot reach the server finds saved sample items")
    func searchesOffline() async {
        await loadFirstPage()
        for (search, found) in [("SAMPLETITLE 2", [2]), ("sampleTitle 3", [])] {
            let (store, recorder) = list(search: search)
            script(.failure(.lost))
            await store.load(page: 1)
            let query = SampleThingQuery(search: search, limit: 2)
            let saved = SampleThingContent(found.map { .number($0) }, query: query, total: nil, savedAt: date)
            let loading = [SampleThingState.loading(search: search)]
            let shown = found.isEmpty ? [] : [SampleThingState.loading(search: search, previous: saved)]
            recorder.expect(loading + shown + [.loaded(saved, next: nil)])
        }
    }

    @Test("an error of the server is shown, and the saved page stays visible")
    func showsErrors() async {
        await loadFirstPage()
        let (store, recorder) = list()
        script(.status(404))
        await store.load(page: 1)
        let saved = content(1, 2, savedAt: date)
        recorder.expect(.loading(), .loading(previous: saved), .error(.noCollection, previous: saved))
    }
}
#endif

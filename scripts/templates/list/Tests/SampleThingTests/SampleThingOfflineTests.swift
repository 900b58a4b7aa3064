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

    private var feature: SampleThingFeature {
        SampleThingFeature(
            client: client,
            // #if CHANGES
            changes: .scripted(client),
            // #endif
            paging: .pages(),
            saved: saved,
            now: { [date] in date },
            clock: client.clock
        )
    }

    /// A store whose load gets this response.
    private func list(search: String = "", _ response: ScriptedResponse) -> SampleThingStore {
        client.on(.get, SampleThingAddress.path, response: response)
        return feature.makeSampleThingStore(SampleThingQuery(search: search, limit: 2))
    }

    /// The first page of a list of three sample items.
    private func content(_ numbers: Int..., savedAt: Date? = nil) -> SampleThingContent {
        let items = numbers.map { SampleThingItem.number($0) }
        return SampleThingContent(items, query: SampleThingQuery(limit: 2), total: 3, savedAt: savedAt)
    }

    @Test("the saved page is visible until the page of the server is loaded, and an error does not hide it")
    func showsSavedPage() async {
        await list(.sampleItems(1...2, of: 3)).load()
        let (request, page) = (ListRequest(SampleThingQuery(limit: 2)), content(1, 2, savedAt: date))
        let loading = [SampleThingState.loading(request, previous: nil), .loading(request, previous: page)]
        for (response, end) in [
            (.status(404), .error(.noCollection, request, previous: page)),
            (.sampleItems(2...3, of: 3), .loaded(content(2, 3), next: .waiting)),
        ] as [(ScriptedResponse, SampleThingState)] {
            let store = list(response)
            let recorder = StateRecorder(store)
            await store.load()
            recorder.expect(loading + [end])
        }
        #expect(client.requests.map(\.retriesConnection) == [true, false, false])
    }

    @Test("if the server cannot be reached, the saved page is the result, and a search finds its sample items")
    func worksOffline() async {
        await list(.sampleItems(1...2, of: 3)).load()
        let store = list(.failure(.unreachable))
        await store.load()
        #expect(store.state == .loaded(content(1, 2, savedAt: date), next: .waiting))
        let search = list(search: "SAMPLETITLE 2", .failure(.lost))
        await search.load()
        #expect(search.state.content?.items == [.number(2)])
    }

    @Test("a link to a saved sample item shows it, and when it was saved, even if the server cannot be reached")
    func showsSavedItem() async {
        await list(.sampleItems(1...2, of: 3)).load()
        let detail = feature.makeSampleThingDetailStore(2)
        client.on(.get, "\(SampleThingAddress.path)/2", response: .failure(.unreachable))
        await detail.load()
        #expect(detail.state.content == .number(2) && detail.savedAt == date && detail.state.error != nil)
    }
}
#endif

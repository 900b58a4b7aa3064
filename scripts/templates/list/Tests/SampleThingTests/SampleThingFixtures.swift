import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingItem {
    /// A sample item with this number in its id and its title.
    static func number(_ number: Int) -> SampleThingItem {
        SampleThingItem(id: ResourceID(number), sampleField: "sample \(number)")
    }
}

extension JSONObject {
    /// The sample item with this number, as a server sends it.
    static func number(_ number: Int) -> JSONObject {
        [
            // The number is in the id and in the title.
            "sampleKey": "sample \(number)"
        ]
    }
}

extension SampleThingState {
    /// A page with two sample items is loading.
    static func loading(page: Int = 1, search: String = "", previous: SampleThingContent? = nil) -> Self {
        .loading(ListRequest(SampleThingQuery(search: search, limit: 2), page: page), previous: previous)
    }

    /// The first page cannot be loaded.
    static func error(_ error: SampleThingError, previous: SampleThingContent? = nil) -> Self {
        .error(error, ListRequest(SampleThingQuery(limit: 2)), previous: previous)
    }
}

extension SampleThingError {
    /// The error after the connection to the scripted server is lost.
    static let lost = request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

extension ScriptedResponse {
    /// A response with these sample items. If `total` is `nil`, the server sends no total.
    static func sampleItems(_ numbers: some Sequence<Int>, of total: Int? = nil) -> ScriptedResponse {
        .list(numbers.map { .number($0) }, in: sampleKeys, total: total)
    }
}

extension SampleThingFeature {
    /// A feature whose server is scripted.
    @MainActor
    static func scripted(_ client: ScriptedAPIClient) -> SampleThingFeature {
        #if CRUD
        SampleThingFeature(client: client, changes: .scripted(client), paging: .pages(), clock: client.clock)
        #else
        SampleThingFeature(client: client, paging: .pages(), clock: client.clock)
        #endif
    }
}

/// A store with a scripted server and a recorder. A page has two sample items.
@MainActor
struct SampleThingFixture {
    let clock = TestClock()
    let client: ScriptedAPIClient
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ query: SampleThingQuery = SampleThingQuery(limit: 2)) {
        client = ScriptedAPIClient(clock: clock)
        store = SampleThingFeature.scripted(client).makeSampleThingStore(query)
        recorder = StateRecorder(store)
    }

    /// Scripts the response to one request for this page.
    func script(page: Int, _ response: ScriptedResponse, after delay: Duration = .zero) {
        client.on(.get, "/sample-items", query: ["_page": "\(page)", "_limit": "2"], response: response, after: delay)
    }

    /// Loads the first page: sample items 1 and 2 of 5.
    func loadFirstPage() async -> SampleThingContent {
        script(page: 1, .sampleItems(1...2, of: 5))
        await store.load(page: 1)
        let content = content(1...2)
        recorder.expect(.loading(), .loaded(content, next: .waiting))
        return content
    }

    /// Content with the sample items that have these numbers.
    func content(
        _ numbers: some Sequence<Int>,
        search: String = "",
        page: Int = 1,
        lastPage: Int? = nil,
        total: Int = 5
    ) -> SampleThingContent {
        SampleThingContent(
            numbers.map { .number($0) },
            query: SampleThingQuery(search: search, limit: 2),
            page: page,
            lastPage: lastPage,
            total: total
        )
    }
}

import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

extension SampleThingDetail {
    /// The item of a number.
    static func number(_ number: Int) -> SampleThingDetail {
        SampleThingDetail(id: ResourceID(number), title: "title \(number)", body: "body \(number)")
    }
}

extension ScriptedAnswer {
    /// Items as a server that counts them sends them.
    static func items(_ numbers: some Sequence<Int>, of total: Int) -> ScriptedAnswer {
        .items(numbers, headers: ["X-Total-Count": "\(total)"])
    }

    /// Items with whatever headers.
    static func items(_ numbers: some Sequence<Int>, headers: HeaderFields = [:]) -> ScriptedAnswer {
        .json("[\(numbers.map(json).joined(separator: ", "))]", headers: headers)
    }

    /// One item as a server sends it.
    static func item(_ number: Int) -> ScriptedAnswer {
        .json(json(number))
    }

    private static func json(_ number: Int) -> String {
        #"{"id": \#(number), "title": "title \#(number)", "body": "body \#(number)"}"#
    }
}

/// Pages of two items, from a scripted server.
@MainActor
struct SampleThingFixture {
    let clock = TestClock()
    let client: ScriptedAPIClient
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ query: SampleThingQuery = SampleThingQuery(limit: 2)) {
        client = ScriptedAPIClient(clock: clock)
        store = SampleThingFeature(client: client, clock: clock).sampleThingStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads items 1 and 2 of 5.
    func loadFirstPage() async -> SampleThingContent {
        client.on(.get, "/sample-items", query: ["_page": "1", "_limit": "2"], answer: .items(1...2, of: 5))
        await store.load(page: 1)
        let content = SampleThingContent(
            [.number(1), .number(2)],
            query: SampleThingQuery(limit: 2),
            total: 5,
            hasNext: true
        )
        recorder.expect(.loading(previous: nil), .loaded(content))
        return content
    }
}

/// Item 5, or another, on a scripted server.
@MainActor
struct SampleThingDetailFixture {
    let client = ScriptedAPIClient()
    let store: SampleThingDetailStore
    let recorder: StateRecorder<SampleThingDetailState>

    init(_ id: ResourceID = 5) {
        store = SampleThingFeature(client: client).sampleThingDetailStore(id)
        recorder = StateRecorder(store)
    }

    /// Loads the item.
    func load() async {
        client.on(.get, "/sample-items/5", answer: .item(5))
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.number(5)))
    }
}

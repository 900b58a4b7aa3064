import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingItem {
    /// The sample item with this number.
    static func number(_ number: Int, isDone: Bool = false) -> SampleThingItem {
        SampleThingItem(id: ResourceID(number), title: "title \(number)", isDone: isDone)
    }
}

extension SampleThingContent {
    /// Three sample items of five. The second is done.
    static let three = SampleThingContent(
        [.number(5), .number(4, isDone: true), .number(3)],
        query: SampleThingQuery(limit: 3),
        total: 5
    )
}

extension SampleThingError {
    /// The error for a lost connection.
    static let lost = request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

extension ScriptedResponse {
    /// One sample item.
    static func sampleItem(_ item: SampleThingItem) -> ScriptedResponse {
        .json(item.json)
    }

    /// Sample items from a server that counts them, or from one that does not.
    static func sampleItems(_ items: [SampleThingItem], of total: Int? = nil) -> ScriptedResponse {
        .json(items.map(\.json), headers: total.map { ["X-Total-Count": "\($0)"] } ?? [:])
    }

    /// The three sample items.
    static let three = sampleItems(SampleThingContent.three.sampleItems, of: 5)
}

extension SampleThingItem {
    fileprivate var json: JSONObject {
        ["userId": 1, "id": .string("\(id)"), "title": .string(title), "completed": .bool(isDone)]
    }
}

/// Sample items on a scripted server.
@MainActor
struct SampleThingFixture {
    let client = ScriptedAPIClient()
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ query: SampleThingQuery = SampleThingQuery(limit: 3)) {
        store = SampleThingFeature(client: client).sampleThingStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads the three sample items.
    func load() async {
        client.on(.get, "/sample-items", response: .three)
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.three))
    }
}

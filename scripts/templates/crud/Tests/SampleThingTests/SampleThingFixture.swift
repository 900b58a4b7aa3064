import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingItem {
    /// The item of a number.
    static func number(_ number: Int, isDone: Bool = false) -> SampleThingItem {
        SampleThingItem(id: ResourceID(number), title: "title \(number)", isDone: isDone)
    }
}

extension SampleThingContent {
    /// Three items of five; the second is done.
    static let three = SampleThingContent(
        [.number(5), .number(4, isDone: true), .number(3)],
        query: SampleThingQuery(limit: 3),
        total: 5
    )
}

extension ScriptedAnswer {
    /// One item as a server sends it.
    static func item(_ item: SampleThingItem) -> ScriptedAnswer {
        .json(item.json)
    }

    /// Items as a server that counts them sends them, or as one that does not.
    static func items(_ items: [SampleThingItem], of total: Int? = nil) -> ScriptedAnswer {
        let list = items.map(\.json).joined(separator: ",")
        return .json("[\(list)]", headers: total.map { ["X-Total-Count": "\($0)"] } ?? [:])
    }
}

extension SampleThingItem {
    fileprivate var json: String {
        #"{"userId": 1, "id": \#(id), "title": "\#(title)", "completed": \#(isDone)}"#
    }
}

/// Items on a scripted server.
@MainActor
struct SampleThingFixture {
    let client = ScriptedAPIClient()
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ query: SampleThingQuery = SampleThingQuery(limit: 3)) {
        store = SampleThingFeature(client: client).sampleThingStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads three items of five.
    func load() async {
        client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.three))
    }
}

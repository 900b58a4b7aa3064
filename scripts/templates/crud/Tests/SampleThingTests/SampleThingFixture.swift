import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingItem {
    /// A sample item with this number in its id and its title.
    static func number(_ number: Int, isDone: Bool = false) -> SampleThingItem {
        SampleThingItem(id: ResourceID(number), title: "title \(number)", isDone: isDone)
    }
}

extension SampleThingContent {
    /// The newest three sample items of five. The second one is done.
    static let three = SampleThingContent(
        [.number(5), .number(4, isDone: true), .number(3)],
        query: SampleThingQuery(limit: 3),
        total: 5
    )
}

extension SampleThingError {
    /// The error after the connection to the scripted server is lost.
    static let lost = request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

extension ScriptedResponse {
    /// A response with one sample item.
    static func sampleItem(_ item: SampleThingItem) -> ScriptedResponse {
        .json(item.json)
    }

    /// A response with these sample items. If `total` is `nil`, the server sends no total.
    static func sampleItems(_ items: [SampleThingItem], of total: Int? = nil) -> ScriptedResponse {
        .json(items.map(\.json), headers: total.map { ["X-Total-Count": "\($0)"] } ?? [:])
    }

    /// A response with the newest three sample items of five.
    static let three = sampleItems(SampleThingContent.three.sampleItems, of: 5)
}

extension SampleThingItem {
    fileprivate var json: JSONObject {
        ["userId": 1, "id": .string("\(id)"), "title": .string(title), "completed": .bool(isDone)]
    }
}

extension SampleThingStore {
    /// What the screen shows: first the changes whose sample items are not shown, then the sample items with their marks.
    var rows: [String] {
        guard let content = state.content else { return [] }
        func mark(_ change: PendingChange) -> String { ChangeMessages.mark(of: change).text(in: .english) }
        return content.otherChanges.map { "\($0.text) \(mark($0))" }
            + content.sampleItems.map { item in
                let words = ["\(item.id)", item.title] + (item.isDone ? ["done"] : [])
                return (words + content.changes(of: item).prefix(1).map(mark)).joined(separator: " ")
            }
    }
}

/// A store with a scripted server and a recorder.
@MainActor
struct SampleThingFixture {
    let client = ScriptedAPIClient()
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ query: SampleThingQuery = SampleThingQuery(limit: 3)) {
        store = SampleThingFeature(client: client, changes: .scripted(client)).makeSampleThingStore(query)
        recorder = StateRecorder(store)
    }

    /// Loads the newest three sample items of five.
    func load() async {
        client.on(.get, "/sample-items", response: .three)
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.three))
    }
}

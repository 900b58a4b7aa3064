import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingContent {
    /// The item of a number.
    static func number(_ number: Int) -> SampleThingContent {
        SampleThingContent(id: ResourceID(number), title: "title \(number)", body: "body \(number)")
    }
}

extension ScriptedAnswer {
    /// One item as a server sends it.
    static func item(_ number: Int) -> ScriptedAnswer {
        .json(#"{"id": \#(number), "title": "title \#(number)", "body": "body \#(number)"}"#)
    }
}

/// Item 5, or another, on a scripted server.
@MainActor
struct SampleThingFixture {
    let client = ScriptedAPIClient()
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init(_ id: ResourceID = 5) {
        store = SampleThingFeature(client: client).sampleThingStore(id)
        recorder = StateRecorder(store)
    }

    /// Loads the item.
    func load() async {
        client.on(.get, "/sample-items/5", answer: .item(5))
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.number(5)))
    }
}

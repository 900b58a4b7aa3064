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
    fileprivate static func number(_ number: Int) -> JSONObject {
        [
            // The number is in the id and in the title.
            "sampleKey": "sample \(number)"
        ]
    }
}

extension ScriptedResponse {
    /// The response with sample item 5.
    fileprivate static let five = json(JSONObject.number(5))
}

@MainActor @Suite("One sample item", .exhaustive)
struct SampleThingStoreTests {
    let client = ScriptedAPIClient()
    let store: SampleThingStore
    let recorder: StateRecorder<SampleThingState>

    init() {
        store = SampleThingFeature(client: client).makeSampleThingStore()
        recorder = StateRecorder(store)
    }

    private func script(_ response: ScriptedResponse, after delay: Duration = .zero) {
        client.on(.get, SampleThingAddress.path, response: response, after: delay)
    }

    @Test("a sample item is loaded, and it stays visible if the next load fails")
    func loads() async {
        script(.five)
        await store.load()
        await store.retry()
        store.acknowledgeError()
        recorder.expect(.loading(previous: nil), .loaded(.number(5)))
        #expect(store.state.description == "loaded(sample item 5)")
        script(.failure(.lost))
        await store.load()
        let error = SampleThingError.request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        recorder.expect(.loading(previous: .number(5)), .error(error, previous: .number(5)))
        store.acknowledgeError()
        recorder.expect(.loaded(.number(5)))
    }

    @Test(
        "the error says why the sample item cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .request(.refused(Refusal(status: 404)))),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (.json("{}"), .request(.invalidResponse(.json(UnreadableJSON(path: "sampleIDKey", .missing))))),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        script(response)
        await store.load()
        recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("each property of a sample item has a line on its screen")
    func showsProperties() {
        let item = SampleThingItem.number(7)
        // #if PICTURE
        let properties = Mirror(reflecting: item).children.filter { !["id", "samplePictures"].contains($0.label) }
        // #else
        let properties = Mirror(reflecting: item).children.filter { $0.label != "id" }
        // #endif
        let labels = item.fieldTexts(in: .english).map(\.label)
        #expect(labels.count == properties.count, "\(labels) for \(properties.compactMap(\.label))")
    }

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        let errors: [SampleThingError] = [.notSignedIn, .request(.storage(.noFolder))]
        #expect(errors.map(\.code) == ["not_signed_in", "storage"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}

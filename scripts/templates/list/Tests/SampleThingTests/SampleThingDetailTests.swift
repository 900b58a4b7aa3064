import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("One sample item", .exhaustive)
struct SampleThingDetailTests {
    let client = ScriptedAPIClient()
    let store: SampleThingDetailStore
    let recorder: StateRecorder<SampleThingDetailState>

    init() {
        store = SampleThingFeature.scripted(client).makeSampleThingDetailStore(5)
        recorder = StateRecorder(store)
    }

    private func script(_ response: ScriptedResponse, after delay: Duration = .zero) {
        client.on(.get, "\(SampleThingAddress.path)/5", response: response, after: delay)
    }

    @Test("a sample item is loaded, and it stays visible if the next load fails")
    func loads() async {
        script(.json(JSONObject.number(5)))
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.number(5)))
        #expect(store.state.description == "loaded(sample item 5)")
        script(.failure(.lost))
        await store.load()
        recorder.expect(.loading(previous: .number(5)), .error(.lost, previous: .number(5)))
        store.acknowledgeError()
        recorder.expect(.loaded(.number(5)))
    }

    @Test(
        "the error says why the sample item cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noSuchSampleItem(5)),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (.json("{}"), .request(.invalidResponse(.json(UnreadableJSON(path: "sampleIDKey", .missing))))),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        script(response)
        await store.load()
        recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesID(id: String) async {
        let store = SampleThingFeature.scripted(client).makeSampleThingDetailStore(ResourceID(id))
        await store.load()
        #expect(store.state == .error(.noSuchSampleItem(ResourceID(id)), previous: nil))
    }

    @Test("each property of a sample item has a line on its screen, and each text is searched")
    func showsProperties() {
        let item = SampleThingItem.number(7)
        let hidden = [
            // #if PICTURE
            "samplePictures",
            // #endif
            "id",
            // #if FLAG
            "sampleFlag",
            // #endif
        ]
        let properties = Mirror(reflecting: item).children.filter { !hidden.contains($0.label ?? "") }
        let labels = item.fieldTexts(in: .english).map(\.label)
        #expect(labels.count == properties.count, "\(labels) for \(properties.compactMap(\.label))")
        let texts = properties.filter { $0.value is String? || $0.value is [String]? }
        #expect(item.texts.count == texts.count, "\(item.texts) for \(texts.compactMap(\.label))")
    }
    #if CHOICE

    @Test("a value that this app does not know is kept, and the screen shows it")
    func keepsValue() throws {
        for value in SampleThingSampleChoice.allCases + [.other("new value")] {
            let json = try JSONCoding.encode([value])
            #expect(try JSONCoding.decode(from: json) == [value] && !value.label.text(in: .japanese).isEmpty)
        }
        #expect(SampleThingSampleChoice(rawValue: "new value").label.text(in: .english) == "new value")
    }
    #endif

    @Test("each error has a different code, and only notSignedIn needs a login")
    func hasCodes() {
        #if CHANGES
        #expect(SampleThingError.change(.full).code == "too_many_changes")
        #endif
        let errors = [.noSuchSampleItem(1), .noCollection, .notSignedIn, SampleThingError.lost]
        #expect(errors.map(\.code) == ["no_such_sample_item", "no_sample_items", "not_signed_in", "no_network"])
        #expect(errors.filter(\.needsLogin) == [.notSignedIn])
    }
}

import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("One sample item", .exhaustive)
struct SampleThingDetailTests {
    let client = ScriptedAPIClient()
    let store: SampleThingDetailStore
    let recorder: StateRecorder<SampleThingDetailState>

    init() {
        store = SampleThingFeature(client: client).sampleThingDetailStore(5)
        recorder = StateRecorder(store)
    }

    private func script(_ response: ScriptedResponse, after delay: Duration = .zero) {
        client.on(.get, "/sample-items/5", response: response, after: delay)
    }

    @Test("a sample item is loaded, and it stays visible if the next load fails")
    func loads() async {
        script(.json(#"{"id": "5", "title": "title 5", "body": "body 5", "tags": []}"#))
        await store.load()
        recorder.expect(.loading(previous: nil), .loaded(.number(5)))
        script(.failure(.lost))
        await store.load()
        recorder.expect(.loading(previous: .number(5)), .error(.lost, previous: .number(5)))
        store.acknowledgeError()
        recorder.expect(.loaded(.number(5)))
    }

    @Test("a known sample item is shown at once, and stays visible until loadIfNeeded or retry has loaded the rest")
    func showsKnownSampleItem() async {
        let store = SampleThingFeature(client: client).sampleThingDetailStore(5, known: .number(5))
        let recorder = StateRecorder(store)
        let known = SampleThingDetail(id: 5, title: "title 5", body: nil)
        #expect(store.state == .idle(previous: known))
        script(.failure(.lost))
        await store.loadIfNeeded()
        script(.status(404), after: .seconds(1))
        let caller = Task { await store.retry() }
        await client.clock.sleepers(1)
        caller.cancel()
        await caller.value
        store.cancel()
        script(.json(#"{"id": 5, "title": "title 5", "body": "body 5"}"#))
        await store.loadIfNeeded()
        await store.loadIfNeeded()
        recorder.expect(
            .loading(previous: known),
            .error(.lost, previous: known),
            .loading(previous: known),
            .idle(previous: known),
            .loading(previous: known),
            .loaded(.number(5))
        )
    }

    @Test(
        "the error says why the sample item cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noSuchSampleItem(5)),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (
                .json(#"{"id": 5, "title": ""}"#),
                .request(.server(.unreadable(.json(UnreadableJSON(path: "body", .missing)))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        script(response)
        await store.load()
        recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("an id that cannot be used in a path is an error without a request", arguments: ["", ".", ".."])
    func refusesID(id: String) async {
        let store = SampleThingFeature(client: client).sampleThingDetailStore(ResourceID(id))
        await store.load()
        #expect(store.state == .error(.noSuchSampleItem(ResourceID(id)), previous: nil))
    }

    @Test(
        "the page still shows the old sample item while it loads again, and after an error",
        arguments: [
            (SampleThingDetailState.idle(previous: nil), "", "idle"),
            (.loading(previous: nil), "Loading…", "loading"),
            (.loading(previous: .number(5)), "body 5\n\nLoading…", "loading(sample item 5)"),
            (.loaded(.number(5)), "body 5", "loaded(sample item 5)"),
            (.error(.noSuchSampleItem(5), previous: nil), "✗ There is no sample item 5.", "error(no_such_sample_item)"),
            (.error(.notSignedIn, previous: .number(5)), "of this server.", "error(not_signed_in)"),
        ]
    )
    func showsPage(state: SampleThingDetailState, end: String, word: String) {
        let text = SampleThingDetailPage(state, in: .english).lines(width: 100).map(\.plain).joined(separator: "\n")
        #expect(text.hasPrefix("title 5") == (state.content != nil))
        #expect(text.contains("  sample item 5\n───") == (state.content != nil))
        #expect(text.contains("body 5") == (state.content != nil))
        #expect(text.hasSuffix(end))
        #expect(state.description == word)
    }

    @Test("the page is available in Japanese")
    func speaksJapanese() {
        let state = SampleThingDetailState.error(.noSuchSampleItem(6), previous: .number(5))
        let text = SampleThingDetailPage(state, in: .japanese).lines(width: 100).map(\.plain).joined(separator: "\n")
        #expect(text.contains("  サンプル項目 5\n───"))
        #expect(text.hasSuffix("✗ サンプル項目 6 は見つかりません。"))
    }
}

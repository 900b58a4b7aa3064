import Core
import SampleThing
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screen and its store", .exhaustive)
struct SampleThingViewTests {
    private let client = ScriptedAPIClient()
    private let store: SampleThingStore
    private let screen: Screen

    init() async {
        store = SampleThingFeature(client: client).sampleThingStore()
        screen = Screen(inStack: SampleThingView(store), in: .english)
        client.on(.get, "/sample-items", response: .json("[]"))
        await screen.appear()
    }

    @Test("the typed title stays in its field until the server has added the sample item")
    func keepsTitle() async throws {
        client.on(.post, "/sample-items", response: .failure(.lost), after: .seconds(1))
        try screen.type("title 6", into: "New sample item")
        try screen.submit("New sample item")
        await client.clock.sleepers(1)
        #expect(screen.pickers.map(\.isDisabled) == [true])
        client.clock.advance(by: .seconds(1))
        await store.loadIfNeeded()
        #expect(screen.fields.map(\.text) == ["title 6"])

        client.on(.post, "/sample-items", response: .json(#"{"id": 6, "title": "title 6", "completed": false}"#))
        await store.retry()
        #expect(screen.fields.map(\.text) == [""])
    }

    @Test("an empty title is wrong, so its field gets the focus")
    func focusesTitle() async throws {
        try await screen.tap("Add")
        #expect(screen.fields.map(\.isFocused) == [true])
    }

    @Test("a filter shows the sample items that it selects")
    func filters() async throws {
        client.on(.get, "/sample-items", query: ["completed": "true"], response: .json("[]"))
        try screen.choose("Done", in: "Filter")
        #expect(screen.pickers.map(\.value) == ["Done"])
        await store.loadIfNeeded()
        #expect(screen.shows("No sample items are done."))
    }
}

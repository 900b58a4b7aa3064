import Core
import SampleThing
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screen and its store", .exhaustive, .oneThread)
struct SampleThingViewTests {
    private let client = ScriptedAPIClient()
    private let changes: Changes
    private let store: SampleThingStore
    private let screen: Screen

    init() async {
        changes = .scripted(client)
        store = SampleThingFeature(client: client, changes: changes).makeSampleThingStore()
        screen = Screen(inStack: SampleThingView(store), in: .english)
        client.on(.get, "/sample-items", response: .json("[]"))
        await screen.appear()
    }

    @Test("the typed title stays in its field if it is wrong, and disappears when it is saved on this device")
    func keepsTitle() async throws {
        try screen.type(" ", into: "New sample item")
        try await screen.tap("Add")
        #expect(screen.fields.map(\.text) == [" "])
        try screen.type("title 6", into: "New sample item")
        try await screen.tap("Add")
        await settle()
        #expect(screen.fields.map(\.text) == [""])
        #expect(screen.shows("waits"))
    }

    @Test("a refused title can be edited, and takes the place of the refused one")
    func editsRefused() async throws {
        await store.add("title 6")
        client.on(.post, "/sample-items", response: .status(422))
        await changes.sendOnce()
        #expect(screen.shows("refused (422)"))
        try await screen.tap("Edit")
        #expect(screen.fields.map(\.text) == ["title 6"])
        try screen.type("title 7", into: "New sample item")
        try await screen.tap("Add")
        await settle()
        #expect(changes.outbox.unsent.map(\.text) == ["title 7"])
    }

    @Test("before a new sample item and its later changes are discarded, a question names all of them")
    func asksToDiscard() async throws {
        await store.add("title 6")
        try await changes.save(PendingChange(.patch, "/sample-items", item: "new-1", text: "title 7"))
        client.on(.post, "/sample-items", response: .status(422))
        await changes.sendOnce()
        try await screen.tap("Discard")
        #expect(screen.shows("Do you want to discard these changes? “title 6”, “title 7”"))
        try await screen.tap("Discard")
        await settle()
        #expect(changes.outbox.unsent.isEmpty)
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

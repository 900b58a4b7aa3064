#if CRUD
import Core
import SampleThing
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screens and their stores", .exhaustive, .oneThread)
struct SampleThingViewTests {
    private let client = ScriptedAPIClient()
    private let changes: Changes
    private let navigator = RecordingNavigator()
    private let feature: SampleThingFeature
    private let store: SampleThingStore
    private let screen: Screen

    init() async throws {
        changes = .scripted(client)
        feature = SampleThingFeature(client: client, changes: changes, paging: .pages(), clock: client.clock)
        store = try #require(SampleThingRoute.first.makeStore(of: feature, navigator: navigator) as? SampleThingStore)
        screen = Screen(inStack: SampleThingView(store), in: .english)
        client.on(.get, SampleThingAddress.path, response: .list([], in: sampleKeys))
        await screen.appear()
    }

    @Test("the button opens a form, and when it is saved, the sample item waits in the list")
    func adds() async throws {
        try await screen.tap("Add sample item")
        let form = try #require(navigator.open.first as? SampleThingFormStore)
        #expect(navigator.screen?.title == "Sample item")
        let entered = FormDraft<SampleThingField>(of: Self.body(7))
        for field in SampleThingField.allCases { form.change(field, to: entered[field]) }
        try await navigator.screen?.tap("Save")
        await settle()
        #expect(navigator.open.isEmpty && screen.shows("waits"))
    }

    @Test("with the large text sizes for accessibility, the buttons of a row are below its text")
    func stacksButtons() async throws {
        let item = Self.body(7).merging(["id": 7]) { $1 }
        client.on(.get, SampleThingAddress.path, response: .list([item], in: sampleKeys))
        await store.load()
        for size in [DynamicTypeSize.large, .accessibility1] {
            let screen = Screen(inStack: SampleThingView(store).dynamicTypeSize(size), in: .english)
            let lines = screen.outline.components(separatedBy: "\n")
            let row = try #require(lines.firstIndex { $0.hasSuffix("plain)") })
            #expect(lines[row - 1].contains("VStack") == size.isAccessibilitySize, "\(screen.outline)")
        }
    }

    @Test("a refused sample item can be edited, sent again and discarded")
    func editsRefused() async throws {
        try await changes.save(PendingChange(.post, SampleThingAddress.path, body: Self.body(7), text: "title 7"))
        client.on(.post, SampleThingAddress.path, response: .status(422))
        await changes.sendOnce()
        await settle()
        #expect(screen.shows("refused (422)"))
        try await screen.tap("Edit")
        let form = try #require(navigator.open.last as? SampleThingFormStore)
        #expect(form.draft?[SampleThingField.allCases[0]] == "title 7")
        try await screen.tap("Send Again")
        await settle()
        #expect(store.unsent.map(\.state) == [.waiting])
        client.on(.post, SampleThingAddress.path, response: .status(422))
        await changes.sendOnce()
        await settle()
        try await screen.tap("Discard")
        await settle()
        #expect(changes.outbox.unsent.isEmpty)
    }

    @Test("of the changes whose sample items are not shown, three are shown, and the number of the others")
    func showsOthers() async throws {
        for id in 1...5 {
            let (path, text) = (SampleThingAddress.path, "removed \(id)")
            try await changes.save(PendingChange(.delete, path, item: "\(id)", text: text))
        }
        await settle()
        #expect(screen.shows("removed 3") && !screen.shows("removed 4") && screen.shows("+2"))
        // The rows of the list scroll below it, and the changes scroll in it.
        #expect(screen.outline.contains("ScrollView (background)"))
    }

    @Test("the screen of one sample item removes it, and then says so")
    func removes() async throws {
        let screen = try await detail()
        #expect(screen.shows("Edit sample item"))
        try await screen.tap("Remove title 7")
        await settle()
        #expect(screen.shows("title 7 is removed.") && !screen.shows("Edit sample item"))
    }
    #if BOOL

    @Test("a filter shows the sample items that it selects")
    func filters() async throws {
        let filter = ["sampleToggleKey": "true"]
        client.on(.get, SampleThingAddress.path, query: filter, response: .list([], in: sampleKeys))
        try screen.choose("Sample yes", in: "Filter")
        await settle()
        #expect(screen.pickers.map(\.value) == ["Sample yes"])
        #expect(screen.shows("Nothing found for “Sample yes”."))
    }
    #endif

    private func detail() async throws -> Screen {
        let screen = Screen(inStack: SampleThingDetailView(feature.makeSampleThingDetailStore(7)), in: .english)
        client.on(.get, "\(SampleThingAddress.path)/7", response: .json(Self.body(7).merging(["id": 7]) { $1 }))
        await screen.appear()
        return screen
    }

    /// The body of the request that adds the sample item with this number.
    private static func body(_ number: Int) -> JSONObject {
        let json: JSONObject = [
            // The number is in the title.
            "sampleKey": "sample \(number)"
        ]
        return json.filter { $0.key != "id" }
    }
}
#endif

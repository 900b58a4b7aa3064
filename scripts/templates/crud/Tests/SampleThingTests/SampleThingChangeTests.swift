import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changing the sample items", .exhaustive)
struct SampleThingChangeTests {
    let page = SampleThingFixture()

    private func script(_ change: Change, _ response: ScriptedResponse, after delay: Duration = .zero) {
        page.client.on(change.call.method, change.call.path, response: response, after: delay)
    }

    private func sentBody() throws -> String {
        String(decoding: try #require(page.client.requests.last?.body), as: UTF8.self)
    }

    @Test("a new sample item is at the top at once, and gets its id from the server")
    func adds() async throws {
        await page.load()
        script(.add, .sampleItem(.number(6)))
        await Change.add.make(on: page.store)
        let items = [SampleThingItem.number(6), .number(5), .number(4, isDone: true)]
        let added = SampleThingContent(items, query: SampleThingQuery(limit: 3), total: 6)
        page.recorder.expect(.saving(Change.add.shown, previous: .three), .list(.loaded(added)))
        #expect(try sentBody() == #"{"completed":false,"title":"title 6"}"#)
    }

    @Test("a changed sample item is shown at once, and then as the server saved it")
    func toggles() async throws {
        await page.load()
        script(.toggle, .sampleItem(.number(5, isDone: true)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(Change.toggle.shown, previous: .three), .list(.loaded(Change.toggle.shown)))
        #expect(try sentBody() == #"{"completed":true}"#)

        script(.toggle, .sampleItem(.number(5, isDone: true)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(.three, previous: Change.toggle.shown), .list(.loaded(Change.toggle.shown)))
        #expect(try sentBody() == #"{"completed":false}"#)
    }

    @Test("a removed sample item disappears at once")
    func removes() async {
        await page.load()
        script(.remove, .status(204))
        await page.store.remove(5)
        page.recorder.expect(.saving(Change.remove.shown, previous: .three), .list(.loaded(Change.remove.shown)))
    }

    @Test("a sample item that the filter does not select is not shown")
    func keepsFilter() async {
        let query = SampleThingQuery(filter: .done, limit: 3)
        let page = SampleThingFixture(query)
        page.client.on(.get, "/sample-items", response: .sampleItems([.number(4, isDone: true)], of: 1))
        await page.store.load()
        let one = SampleThingContent([.number(4, isDone: true)], query: query, total: 1)
        page.recorder.expect(.list(.loading(previous: nil)), .list(.loaded(one)))

        page.client.on(.post, "/sample-items", response: .sampleItem(.number(6)))
        await page.store.add("title 6")
        page.recorder.expect(.saving(one, previous: one), .list(.loaded(one)))

        page.client.on(.patch, "/sample-items/4", response: .sampleItem(.number(4)))
        await page.store.toggle(4)
        let none = SampleThingContent([], query: query, total: 0)
        page.recorder.expect(.saving(none, previous: one), .list(.loaded(none)))
    }

    @Test(
        "a change that fails is undone, the error says why, and retry makes the change again",
        arguments: Change.allCases
    )
    func undoes(change: Change) async {
        await page.load()
        let responses: [(ScriptedResponse, SampleThingError)] = [
            (.status(401), .notSignedIn), (.status(404), change.notFound), (.failure(.lost), .lost),
        ]
        for (response, error) in responses {
            script(change, response)
            await change.make(on: page.store)
            page.recorder.expect(.saving(change.shown, previous: .three), .list(.error(error, previous: .three)))
        }
        script(change, .failure(.lost))
        await page.store.retry()
        page.recorder.expect(.saving(change.shown, previous: .three), .list(.error(.lost, previous: .three)))
        page.store.acknowledgeError()
        page.recorder.expect(.list(.loaded(.three)))
    }

    @Test("a change that is cancelled is undone", arguments: Change.allCases)
    func cancels(change: Change) async {
        await page.load()
        script(change, .status(200), after: .seconds(1))
        async let saving: Void = change.make(on: page.store)
        await page.client.clock.sleepers(1)
        #expect(page.store.state.description == "saving")
        page.store.cancel()
        await saving
        page.recorder.expect(.saving(change.shown, previous: .three), .list(.loaded(.three)))
    }

    @Test("while a change is being saved, other actions do nothing", arguments: Change.allCases)
    func savesOnce(change: Change) async {
        await page.load()
        script(change, .failure(.lost), after: .seconds(1))
        async let saving: Void = change.make(on: page.store)
        await page.client.clock.sleepers(1)
        for other in Change.allCases {
            await other.make(on: page.store)
        }
        await page.store.load()
        await page.store.filter(.done)
        page.client.clock.advance(by: .seconds(1))
        await saving
        page.recorder.expect(.saving(change.shown, previous: .three), .list(.error(.lost, previous: .three)))
        page.client.on(.get, "/sample-items", response: .three)
        await page.store.load()
        page.recorder.expect(.list(.loading(previous: .three)), .list(.loaded(.three)))
        #expect(page.client.requests.last?.query == page.client.requests[0].query)
    }

    @Test("before the first load and during a load, a change does nothing", arguments: Change.allCases)
    func waitsForLoad(change: Change) async {
        await change.make(on: page.store)
        page.recorder.expect()
        await page.load()
        page.client.on(.get, "/sample-items", response: .three, after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        await change.make(on: page.store)
        page.client.clock.advance(by: .seconds(1))
        await load
        page.recorder.expect(.list(.loading(previous: .three)), .list(.loaded(.three)))
    }

    @Test("after a filter fails, the next change and the next load use the old filter again")
    func keepsList() async {
        await page.load()
        page.client.on(.get, "/sample-items", query: ["completed": "true"], response: .failure(.lost))
        await page.store.filter(.done)
        script(.remove, .status(200))
        await page.store.remove(5)
        page.client.on(.get, "/sample-items", response: .three)
        await page.store.load()
        page.recorder.expect(
            .list(.loading(previous: .three)),
            .list(.error(.lost, previous: .three)),
            .saving(Change.remove.shown, previous: .three),
            .list(.loaded(Change.remove.shown)),
            .list(.loading(previous: Change.remove.shown)),
            .list(.loaded(.three))
        )
        #expect(page.client.requests.last?.query == page.client.requests[0].query)
    }

    @Test(
        "a title that is empty or too long is not sent",
        arguments: [
            (" \n\t", SampleThingError.emptyTitle),
            (String(repeating: "名", count: 201), .longTitle(limit: 200)),
        ]
    )
    func refusesTitle(title: String, error: SampleThingError) async {
        await page.load()
        await page.store.add(title)
        page.recorder.expect(.list(.error(error, previous: .three)))
    }

    @Test("a title may have 200 characters")
    func acceptsLongTitle() async throws {
        let title = String(repeating: "名", count: 200)
        let store = SampleThingFeature(client: page.client).sampleThingStore()
        page.client.on(.get, "/sample-items", response: .three)
        await store.load()
        script(.add, .sampleItem(.number(6)))
        await store.add(" \(title) ")
        #expect(try sentBody() == #"{"completed":false,"title":"\#(title)"}"#)
    }

    @Test("a sample item that is not shown, or has an id that cannot be used in a path, cannot be changed")
    func refusesID() async {
        let store = SampleThingFeature(client: page.client).sampleThingStore()
        page.client.on(
            .get,
            "/sample-items",
            response: .sampleItems([SampleThingItem(id: "..", title: "t", isDone: true)])
        )
        await store.load()
        let content = store.state.content
        for id in ["..", "1"] as [SampleThingItem.ID] {
            await store.toggle(id)
            #expect(store.state == .list(.error(.noSuchSampleItem(id), previous: content)))
            await store.remove(id)
            #expect(store.state == .list(.error(.noSuchSampleItem(id), previous: content)))
        }
    }
}

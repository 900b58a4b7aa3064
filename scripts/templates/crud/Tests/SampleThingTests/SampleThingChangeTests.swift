import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changing the sample items", .exhaustive)
struct SampleThingChangeTests {
    let list = SampleThingFixture()

    private func script(_ change: Change, _ response: ScriptedResponse, after delay: Duration = .zero) {
        list.client.on(change.call.method, change.call.path, response: response, after: delay)
    }

    private func sentBody() throws -> String {
        String(decoding: try #require(list.client.requests.last?.body), as: UTF8.self)
    }

    @Test("a new sample item is at the top at once, and gets its id from the server")
    func adds() async throws {
        await list.load()
        script(.add, .sampleItem(.number(6)))
        await Change.add.make(on: list.store)
        let items = [SampleThingItem.number(6), .number(5), .number(4, isDone: true)]
        let added = SampleThingContent(items, query: SampleThingQuery(limit: 3), total: 6)
        list.recorder.expect(.saving(Change.add.shown, previous: .three), .list(.loaded(added)))
        #expect(try sentBody() == #"{"completed":false,"title":"title 6"}"#)
    }

    @Test("a changed sample item is shown at once, and then as the server saved it")
    func toggles() async throws {
        await list.load()
        script(.toggle, .sampleItem(.number(5, isDone: true)))
        await list.store.toggle(5)
        list.recorder.expect(.saving(Change.toggle.shown, previous: .three), .list(.loaded(Change.toggle.shown)))
        #expect(try sentBody() == #"{"completed":true}"#)

        script(.toggle, .sampleItem(.number(5, isDone: true)))
        await list.store.toggle(5)
        list.recorder.expect(.saving(.three, previous: Change.toggle.shown), .list(.loaded(Change.toggle.shown)))
        #expect(try sentBody() == #"{"completed":false}"#)
    }

    @Test("a removed sample item disappears at once")
    func removes() async {
        await list.load()
        script(.remove, .status(204))
        await list.store.remove(5)
        list.recorder.expect(.saving(Change.remove.shown, previous: .three), .list(.loaded(Change.remove.shown)))
    }

    @Test("a sample item that the filter does not select is not shown")
    func keepsFilter() async {
        let query = SampleThingQuery(filter: .done, limit: 3)
        let list = SampleThingFixture(query)
        list.client.on(.get, "/sample-items", response: .sampleItems([.number(4, isDone: true)], of: 1))
        await list.store.load()
        let one = SampleThingContent([.number(4, isDone: true)], query: query, total: 1)
        list.recorder.expect(.list(.loading(previous: nil)), .list(.loaded(one)))

        list.client.on(.post, "/sample-items", response: .sampleItem(.number(6)))
        await list.store.add("title 6")
        list.recorder.expect(.saving(one, previous: one), .list(.loaded(one)))

        list.client.on(.patch, "/sample-items/4", response: .sampleItem(.number(4)))
        await list.store.toggle(4)
        let none = SampleThingContent([], query: query, total: 0)
        list.recorder.expect(.saving(none, previous: one), .list(.loaded(none)))
    }

    @Test(
        "a change that fails is undone, the error says why, and retry makes the change again",
        arguments: Change.allCases
    )
    func undoes(change: Change) async {
        await list.load()
        let responses: [(ScriptedResponse, SampleThingError)] = [
            (.status(401), .notSignedIn), (.status(404), change.notFound), (.failure(.lost), .lost),
        ]
        for (response, error) in responses {
            script(change, response)
            await change.make(on: list.store)
            list.recorder.expect(.saving(change.shown, previous: .three), .list(.error(error, previous: .three)))
        }
        script(change, .failure(.lost))
        await list.store.retry()
        list.recorder.expect(.saving(change.shown, previous: .three), .list(.error(.lost, previous: .three)))
        list.store.acknowledgeError()
        list.recorder.expect(.list(.loaded(.three)))
    }

    @Test("a change that is cancelled is undone", arguments: Change.allCases)
    func cancels(change: Change) async {
        await list.load()
        script(change, .status(200), after: .seconds(1))
        async let saving: Void = change.make(on: list.store)
        await list.client.clock.sleepers(1)
        #expect(list.store.state.description == "saving")
        list.store.cancel()
        await saving
        list.recorder.expect(.saving(change.shown, previous: .three), .list(.loaded(.three)))
    }

    @Test("while a change is being saved, other actions do nothing", arguments: Change.allCases)
    func savesOnce(change: Change) async {
        await list.load()
        script(change, .failure(.lost), after: .seconds(1))
        async let saving: Void = change.make(on: list.store)
        await list.client.clock.sleepers(1)
        for other in Change.allCases {
            await other.make(on: list.store)
        }
        await list.store.load()
        await list.store.filter(.done)
        list.client.clock.advance(by: .seconds(1))
        await saving
        list.recorder.expect(.saving(change.shown, previous: .three), .list(.error(.lost, previous: .three)))
        list.client.on(.get, "/sample-items", response: .three)
        await list.store.load()
        list.recorder.expect(.list(.loading(previous: .three)), .list(.loaded(.three)))
        #expect(list.client.requests.last?.query == list.client.requests.first?.query)
    }

    @Test("before the first load and during a load, a change does nothing", arguments: Change.allCases)
    func waitsForLoad(change: Change) async {
        await change.make(on: list.store)
        list.recorder.expect()
        await list.load()
        list.client.on(.get, "/sample-items", response: .three, after: .seconds(1))
        async let load: Void = list.store.load()
        await list.client.clock.sleepers(1)
        await change.make(on: list.store)
        list.client.clock.advance(by: .seconds(1))
        await load
        list.recorder.expect(.list(.loading(previous: .three)), .list(.loaded(.three)))
    }

    @Test("after a filter fails, the next change and the next load use the old filter again")
    func keepsList() async {
        await list.load()
        list.client.on(.get, "/sample-items", query: ["completed": "true"], response: .failure(.lost))
        await list.store.filter(.done)
        script(.remove, .status(200))
        await list.store.remove(5)
        list.client.on(.get, "/sample-items", response: .three)
        await list.store.load()
        list.recorder.expect(
            .list(.loading(previous: .three)),
            .list(.error(.lost, previous: .three)),
            .saving(Change.remove.shown, previous: .three),
            .list(.loaded(Change.remove.shown)),
            .list(.loading(previous: Change.remove.shown)),
            .list(.loaded(.three))
        )
        #expect(list.client.requests.last?.query == list.client.requests.first?.query)
    }

    @Test(
        "a title that is empty or too long is not sent",
        arguments: [
            (" \n\t", SampleThingError.emptyTitle),
            (String(repeating: "名", count: 201), .longTitle(limit: 200)),
        ]
    )
    func refusesTitle(title: String, error: SampleThingError) async {
        await list.load()
        await list.store.add(title)
        list.recorder.expect(.list(.error(error, previous: .three)))
    }

    @Test("a title may have 200 characters")
    func acceptsLongTitle() async throws {
        let title = String(repeating: "名", count: 200)
        let store = SampleThingFeature(client: list.client).sampleThingStore()
        list.client.on(.get, "/sample-items", response: .three)
        await store.load()
        script(.add, .sampleItem(.number(6)))
        await store.add(" \(title) ")
        #expect(try sentBody() == #"{"completed":false,"title":"\#(title)"}"#)
    }

    @Test("a sample item that is not shown, or has an id that cannot be used in a path, cannot be changed")
    func refusesID() async {
        let store = SampleThingFeature(client: list.client).sampleThingStore()
        list.client.on(
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

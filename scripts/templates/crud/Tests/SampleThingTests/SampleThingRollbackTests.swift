import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changes that do not come about", .exhaustive)
struct SampleThingRollbackTests {
    let page = SampleThingFixture()

    @Test("a change that the server refuses is taken back, with the reason", arguments: Change.allCases)
    func takesBack(change: Change) async {
        await page.load()
        let answers: [(ScriptedAnswer, SampleThingError)] = [
            (.status(401), .notSignedIn),
            (.status(404), change.notFound),
            (.status(500), .request(.server(.refused(status: 500, message: nil)))),
            (.failure(.lost), .request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))),
        ]
        for (answer, error) in answers {
            page.client.on(change.call.method, change.call.path, answer: answer)
            await change.make(on: page.store)
            page.recorder.expect(.saving(change.shown, previous: .three), .error(error, previous: .three))
        }
    }

    @Test("while a change is being saved, nothing else happens, now or later", arguments: Change.allCases)
    func savesOnce(change: Change) async {
        await page.load()
        page.client.on(change.call.method, change.call.path, answer: .status(500), after: .seconds(1))
        async let first: Void = change.make(on: page.store)
        await page.client.clock.sleepers(1)
        for other in Change.allCases {
            await other.make(on: page.store)
        }
        await page.store.add("")
        await page.store.load()
        await page.store.filter(.done)
        page.client.clock.advance(by: .seconds(1))
        await first
        let error = SampleThingError.request(.server(.refused(status: 500, message: nil)))
        page.recorder.expect(.saving(change.shown, previous: .three), .error(error, previous: .three))

        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.load()
        page.recorder.expect(.loading(previous: .three), .loaded(.three))
        #expect(page.client.requests.last?.query == page.client.requests[0].query)
    }

    @Test("while the items are being fetched, no change is made to the old ones", arguments: Change.allCases)
    func waitsForItems(change: Change) async {
        await page.load()
        page.client.on(.get, "/sample-items", answer: .items([], of: 0), after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        await change.make(on: page.store)
        page.client.clock.advance(by: .seconds(1))
        await load
        let none = SampleThingContent([], query: SampleThingQuery(limit: 3), total: 0)
        page.recorder.expect(.loading(previous: .three), .loaded(none))
    }

    @Test("a change that is cancelled is taken back", arguments: Change.allCases)
    func cancels(change: Change) async {
        await page.load()
        page.client.on(change.call.method, change.call.path, answer: .status(200), after: .seconds(1))
        async let saving: Void = change.make(on: page.store)
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await saving
        page.recorder.expect(.saving(change.shown, previous: .three), .loaded(.three))
    }

    @Test("without a list there is nothing to change", arguments: Change.allCases)
    func needsList(change: Change) async {
        await change.make(on: page.store)
        page.recorder.expect()
    }

    @Test(
        "a title that cannot be right is not sent, and says what is wrong",
        arguments: [
            ("", SampleThingError.emptyTitle),
            (" \n\t", .emptyTitle),
            (String(repeating: "名", count: 201), .longTitle(limit: 200)),
        ]
    )
    func validates(title: String, error: SampleThingError) async {
        await page.load()
        await page.store.add(title)
        page.recorder.expect(.error(error, previous: .three))
    }

    @Test("a title of 200 characters is taken")
    func acceptsLongTitle() async {
        await page.load()
        let title = String(repeating: "名", count: 200)
        page.client.on(.post, "/sample-items", answer: .status(500))
        await page.store.add(" \(title) ")
        let items = SampleThingContent.three.items
        let shown = SampleThingContent(items, query: SampleThingQuery(limit: 3), newTitle: title, total: 5)
        let error = SampleThingError.request(.server(.refused(status: 500, message: nil)))
        page.recorder.expect(.saving(shown, previous: .three), .error(error, previous: .three))
    }

    @Test("an item that is not shown cannot be changed")
    func needsItem() async {
        await page.load()
        await page.store.toggle(1)
        page.recorder.expect(.error(.noSuchItem(1), previous: .three))
        await page.store.remove(1)
        page.recorder.expect(.error(.noSuchItem(1), previous: .three))
    }

    @Test("an item whose id no path can hold cannot be changed", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let item = #"{"id": "\#(id)", "title": "t", "completed": true}"#
        page.client.on(.get, "/sample-items", answer: .json("[\(item)]"))
        await page.store.load()
        func content(_ items: SampleThingItem...) -> SampleThingContent {
            SampleThingContent(items, query: SampleThingQuery(limit: 3), total: items.count)
        }
        let id = ResourceID(id)
        let one = content(SampleThingItem(id: id, title: "t", isDone: true))
        page.recorder.expect(.loading(previous: nil), .loaded(one))
        await page.store.toggle(id)
        let toggled = content(SampleThingItem(id: id, title: "t", isDone: false))
        page.recorder.expect(.saving(toggled, previous: one), .error(.noSuchItem(id), previous: one))
        await page.store.remove(id)
        page.recorder.expect(.saving(content(), previous: one), .error(.noSuchItem(id), previous: one))
    }
}

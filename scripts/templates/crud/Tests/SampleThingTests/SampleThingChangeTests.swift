import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Changing the items", .exhaustive)
struct SampleThingChangeTests {
    let page = SampleThingFixture()

    private func sentBody() throws -> String {
        String(decoding: try #require(page.client.requests.last?.body), as: UTF8.self)
    }

    @Test("an item that is added stands at the top at once, and has its id when the server has made it")
    func adds() async throws {
        await page.load()
        page.client.on(.post, "/sample-things", answer: .item(.number(6)))
        await page.store.add("  title 6\n")
        let items = [SampleThingItem.number(6), .number(5), .number(4, isDone: true)]
        let added = SampleThingContent(items, query: SampleThingQuery(limit: 3), total: 6)
        page.recorder.expect(.saving(Change.add.shown, previous: .three), .loaded(added))
        #expect(try sentBody() == #"{"completed":false,"title":"title 6"}"#)
    }

    @Test("an item is done at once, and open again, in its place")
    func toggles() async throws {
        await page.load()
        page.client.on(.patch, "/sample-things/5", answer: .item(.number(5, isDone: true)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(Change.toggle.shown, previous: .three), .loaded(Change.toggle.shown))
        #expect(try sentBody() == #"{"completed":true}"#)

        page.client.on(.patch, "/sample-things/5", answer: .item(.number(5)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(.three, previous: Change.toggle.shown), .loaded(.three))
        #expect(try sentBody() == #"{"completed":false}"#)
    }

    @Test("an item that is removed is gone at once", arguments: [200, 204])
    func removes(status: Int) async {
        await page.load()
        page.client.on(.delete, "/sample-things/5", answer: .status(status))
        await page.store.remove(5)
        page.recorder.expect(.saving(Change.remove.shown, previous: .three), .loaded(Change.remove.shown))
    }

    @Test("what the server kept counts, not what was asked for")
    func showsWhatWasKept() async {
        await page.load()
        page.client.on(.patch, "/sample-things/5", answer: .item(.number(5)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(Change.toggle.shown, previous: .three), .loaded(.three))
    }

    @Test("an item that the filter hides goes, and a new one does not come")
    func keepsFilter() async {
        let query = SampleThingQuery(filter: .done, limit: 3)
        let page = SampleThingFixture(query)
        page.client.on(.get, "/sample-things", answer: .items([.number(4, isDone: true)], of: 1))
        await page.store.load()
        let one = SampleThingContent([.number(4, isDone: true)], query: query, total: 1)
        page.recorder.expect(.loading(previous: nil), .loaded(one))

        page.client.on(.post, "/sample-things", answer: .item(.number(6)))
        await page.store.add("title 6")
        page.recorder.expect(.saving(one, previous: one), .loaded(one))

        page.client.on(.patch, "/sample-things/4", answer: .item(.number(4)))
        await page.store.toggle(4)
        let none = SampleThingContent([], query: query, total: 0)
        page.recorder.expect(.saving(none, previous: one), .loaded(none))
    }

    @Test("a change is made to what is shown, also after another filter could not be had; a refresh then fetches that")
    func keepsList() async {
        await page.load()
        page.client.on(.get, "/sample-things", query: ["completed": "true"], answer: .status(500))
        await page.store.filter(.done)
        let error = SampleThingError.serverError(.refused(status: 500, message: nil))
        page.recorder.expect(.loading(previous: .three), .error(error, previous: .three))

        page.client.on(.delete, "/sample-things/5", answer: .status(204))
        await page.store.remove(5)
        page.recorder.expect(.saving(Change.remove.shown, previous: .three), .loaded(Change.remove.shown))

        page.client.on(.get, "/sample-things", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.load()
        page.recorder.expect(.loading(previous: Change.remove.shown), .loaded(.three))
        #expect(page.client.requests.last?.query == page.client.requests[0].query)
    }
}

@MainActor @Suite("Changes that do not come about", .exhaustive)
struct SampleThingRollbackTests {
    let page = SampleThingFixture()

    @Test("a change that the server refuses is taken back, with the reason", arguments: Change.allCases)
    func takesBack(change: Change) async {
        await page.load()
        let answers: [(ScriptedAnswer, SampleThingError)] = [
            (.status(401), .notSignedIn),
            (.status(404), change.notFound),
            (.status(500), .serverError(.refused(status: 500, message: nil))),
            (.failure(.lost), .noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server))),
        ]
        for (answer, error) in answers {
            page.client.on(change.call.method, change.call.path, answer: answer)
            await change.make(on: page.store)
            page.recorder.expect(.saving(change.shown, previous: .three), .error(error, previous: .three))
        }
    }

    @Test("while a change is being saved, nothing else happens", arguments: Change.allCases)
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
        let error = SampleThingError.serverError(.refused(status: 500, message: nil))
        page.recorder.expect(.saving(change.shown, previous: .three), .error(error, previous: .three))
    }

    @Test("while the items are being fetched, no change is made to the old ones", arguments: Change.allCases)
    func waitsForItems(change: Change) async {
        await page.load()
        page.client.on(.get, "/sample-things", answer: .items([], of: 0), after: .seconds(1))
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
        page.client.on(.post, "/sample-things", answer: .status(500))
        await page.store.add(" \(title) ")
        let items = SampleThingContent.three.items
        let shown = SampleThingContent(items, query: SampleThingQuery(limit: 3), newTitle: title, total: 5)
        let error = SampleThingError.serverError(.refused(status: 500, message: nil))
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
        page.client.on(.get, "/sample-things", answer: .json("[\(item)]"))
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

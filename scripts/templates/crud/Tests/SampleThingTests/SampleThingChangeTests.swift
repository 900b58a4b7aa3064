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
        page.client.on(.post, "/sample-items", answer: .item(.number(6)))
        await page.store.add("  title 6\n")
        let items = [SampleThingItem.number(6), .number(5), .number(4, isDone: true)]
        let added = SampleThingContent(items, query: SampleThingQuery(limit: 3), total: 6)
        page.recorder.expect(.saving(Change.add.shown, previous: .three), .loaded(added))
        #expect(try sentBody() == #"{"completed":false,"title":"title 6"}"#)
    }

    @Test("an item is done at once, and open again, in its place")
    func toggles() async throws {
        await page.load()
        page.client.on(.patch, "/sample-items/5", answer: .item(.number(5, isDone: true)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(Change.toggle.shown, previous: .three), .loaded(Change.toggle.shown))
        #expect(try sentBody() == #"{"completed":true}"#)

        page.client.on(.patch, "/sample-items/5", answer: .item(.number(5)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(.three, previous: Change.toggle.shown), .loaded(.three))
        #expect(try sentBody() == #"{"completed":false}"#)
    }

    @Test("an item that is removed is gone at once", arguments: [200, 204])
    func removes(status: Int) async {
        await page.load()
        page.client.on(.delete, "/sample-items/5", answer: .status(status))
        await page.store.remove(5)
        page.recorder.expect(.saving(Change.remove.shown, previous: .three), .loaded(Change.remove.shown))
    }

    @Test("what the server kept counts, not what was asked for")
    func showsWhatWasKept() async {
        await page.load()
        page.client.on(.patch, "/sample-items/5", answer: .item(.number(5)))
        await page.store.toggle(5)
        page.recorder.expect(.saving(Change.toggle.shown, previous: .three), .loaded(.three))
    }

    @Test("an item that the filter hides goes, and a new one does not come")
    func keepsFilter() async {
        let query = SampleThingQuery(filter: .done, limit: 3)
        let page = SampleThingFixture(query)
        page.client.on(.get, "/sample-items", answer: .items([.number(4, isDone: true)], of: 1))
        await page.store.load()
        let one = SampleThingContent([.number(4, isDone: true)], query: query, total: 1)
        page.recorder.expect(.loading(previous: nil), .loaded(one))

        page.client.on(.post, "/sample-items", answer: .item(.number(6)))
        await page.store.add("title 6")
        page.recorder.expect(.saving(one, previous: one), .loaded(one))

        page.client.on(.patch, "/sample-items/4", answer: .item(.number(4)))
        await page.store.toggle(4)
        let none = SampleThingContent([], query: query, total: 0)
        page.recorder.expect(.saving(none, previous: one), .loaded(none))
    }

    @Test("a change is made to what is shown, also after another filter could not be had; a refresh then fetches that")
    func keepsList() async {
        await page.load()
        page.client.on(.get, "/sample-items", query: ["completed": "true"], answer: .status(500))
        await page.store.filter(.done)
        let error = SampleThingError.request(.server(.refused(status: 500, message: nil)))
        page.recorder.expect(.loading(previous: .three), .error(error, previous: .three))

        page.client.on(.delete, "/sample-items/5", answer: .status(204))
        await page.store.remove(5)
        page.recorder.expect(.saving(Change.remove.shown, previous: .three), .loaded(Change.remove.shown))

        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.load()
        page.recorder.expect(.loading(previous: Change.remove.shown), .loaded(.three))
        #expect(page.client.requests.last?.query == page.client.requests[0].query)
    }
}

import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Loading the items", .exhaustive)
struct SampleThingLoadTests {
    let page = SampleThingFixture()

    @Test("the newest items are asked for, and shown with how many there are")
    func loads() async {
        await page.load()
        let query = page.client.requests[0].query.map(\.description)
        #expect(query == ["_sort=id", "_order=desc", "_limit=3"])
    }

    @Test(
        "a filter shows only the items that pass",
        arguments: [
            (SampleThingFilter.open, "false", [SampleThingItem.number(5), .number(3)]),
            (.done, "true", [.number(4, isDone: true)]),
        ]
    )
    func filters(filter: SampleThingFilter, completed: String, items: [SampleThingItem]) async {
        await page.load()
        page.client.on(.get, "/sample-items", query: ["completed": completed], answer: .items(items, of: items.count))
        await page.store.filter(filter)
        let query = SampleThingQuery(filter: filter, limit: 3)
        let filtered = SampleThingContent(items, query: query, total: items.count)
        page.recorder.expect(.loading(previous: .three), .loaded(filtered))

        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.filter(.all)
        page.recorder.expect(.loading(previous: filtered), .loaded(.three))
        #expect(page.client.requests[2].query.map(\.name) == ["_sort", "_order", "_limit"])
    }

    @Test("one item alone is a list of one, or of none when the filter hides it")
    func loadsOne() async {
        for (filter, items) in [(SampleThingFilter.open, [SampleThingItem.number(7)]), (.done, [])] {
            let query = SampleThingQuery(id: 7, filter: filter)
            let page = SampleThingFixture(query)
            page.client.on(.get, "/sample-items/7", answer: .item(.number(7)))
            await page.store.load()
            let content = SampleThingContent(items, query: query, total: items.count)
            page.recorder.expect(.loading(previous: nil), .loaded(content))
        }
    }

    @Test("one item that the server does not have is an error that names it")
    func missesOne() async {
        let page = SampleThingFixture(SampleThingQuery(id: "7/../8"))
        page.client.on(.get, "/sample-items/7%2F..%2F8", answer: .status(404))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchItem("7/../8"), previous: nil))
    }

    @Test("an id that no path can hold is not asked for", arguments: ["", ".", ".."])
    func refusesDots(id: String) async {
        let page = SampleThingFixture(SampleThingQuery(id: ResourceID(id)))
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(.noSuchItem(ResourceID(id)), previous: nil))
    }

    @Test("loading them anew keeps them on the page, also when that fails")
    func reloads() async {
        await page.load()
        page.client.on(.get, "/sample-items", answer: .failure(.lost))
        await page.store.load()
        let error = SampleThingError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        page.recorder.expect(.loading(previous: .three), .error(error, previous: .three))
        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.load()
        page.recorder.expect(.loading(previous: .three), .loaded(.three))
    }

    @Test(
        "items that cannot be had say why",
        arguments: [
            (ScriptedAnswer.status(401), SampleThingError.notSignedIn),
            (.status(404), .noList),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (.json(#"[{"id": 1}]"#), .request(.server(.unreadable(.json(UnreadableJSON(path: "[0].title", .missing)))))),
            (.json("<html>"), .request(.server(.unreadable(.json(UnreadableJSON(.notJSON)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
            (.failure(.timedOut), .request(.noNetwork(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)))),
        ]
    )
    func fails(answer: ScriptedAnswer, error: SampleThingError) async {
        page.client.on(.get, "/sample-items", answer: answer)
        await page.store.load()
        page.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("leaving the page cancels its work")
    func cancels() async {
        page.client.on(.get, "/sample-items", answer: .items([]), after: .seconds(1))
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await load
        page.recorder.expect(.loading(previous: nil), .idle)
    }

    @Test("a filter that was cancelled leaves the items of the one before it, and a refresh fetches those")
    func goesBack() async {
        await page.load()
        page.client.on(.get, "/sample-items", query: ["completed": "true"], answer: .items([]), after: .seconds(1))
        async let filter: Void = page.store.filter(.done)
        await page.client.clock.sleepers(1)
        page.store.cancel()
        await filter
        page.recorder.expect(.loading(previous: .three), .loaded(.three))
        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        await page.store.load()
        page.recorder.expect(.loading(previous: .three), .loaded(.three))
        #expect(page.client.requests[2].query == page.client.requests[0].query)
    }

    @Test("an answer that arrives after a newer one was asked for is thrown away")
    func throwsLateAnswersAway() async {
        page.client.on(
            .get,
            "/sample-items",
            query: ["completed": "true"],
            answer: .status(500),
            after: .seconds(9),
            ignoresCancellation: true
        )
        page.client.on(.get, "/sample-items", answer: .items(SampleThingContent.three.items, of: 5))
        async let old: Void = page.store.filter(.done)
        await page.client.clock.sleepers(1)
        await page.store.filter(.all)
        page.client.clock.advance(by: .seconds(9))
        await old
        page.recorder.expect(.loading(previous: nil), .loading(previous: nil), .loaded(.three))
    }
}

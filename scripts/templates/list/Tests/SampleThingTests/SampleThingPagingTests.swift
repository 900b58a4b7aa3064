import Core
import SampleThing
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("The pages of the list", .exhaustive)
struct SampleThingPagingTests {
    let page = SampleThingFixture()
    let query = SampleThingQuery(limit: 2)

    @Test("the first page shows its items")
    func loadsFirstPage() async {
        _ = await page.loadFirstPage()
    }

    @Test("the next page is added, and the last page ends the list")
    func loadsNextPages() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...4, of: 5))
        await page.store.loadNext()
        let items = (1...4).map { SampleThingDetail.number($0) }
        let second = SampleThingContent(items, query: query, lastPage: 2, total: 5, hasNext: true)
        page.recorder.expect(.loadingNext(first), .loaded(second))

        page.client.on(.get, "/sample-items", query: ["_page": "3"], answer: .items(5...5, of: 5))
        await page.store.loadNext()
        let third = SampleThingContent(items + [.number(5)], query: query, lastPage: 3, total: 5)
        page.recorder.expect(.loadingNext(second), .loaded(third))

        await page.store.loadNext()
        page.recorder.expect()
    }

    @Test("an item that moved to the next page meanwhile is not shown twice")
    func mergesPages() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(2...3, of: 6))
        await page.store.loadNext()
        let items = (1...3).map { SampleThingDetail.number($0) }
        let second = SampleThingContent(items, query: query, lastPage: 2, total: 6, hasNext: true)
        page.recorder.expect(.loadingNext(first), .loaded(second))
    }

    @Test("a second request for the next page while one is in flight does nothing")
    func ignoresDoubleScroll() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...4, of: 4), after: .seconds(1))
        async let next: Void = page.store.loadNext()
        await page.clock.sleepers(1)
        await page.store.loadNext()
        page.clock.advance(by: .seconds(1))
        await next
        let items = (1...4).map { SampleThingDetail.number($0) }
        let second = SampleThingContent(items, query: query, lastPage: 2, total: 4)
        page.recorder.expect(.loadingNext(first), .loaded(second))
    }

    @Test("a next page that fails keeps what is there, and can be asked for again")
    func keepsItemsAfterFailure() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", answer: .failure(.lost))
        await page.store.loadNext()
        let error = SampleThingError.request(.noNetwork(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
        page.recorder.expect(.loadingNext(first), .error(error, previous: first))

        page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...3, of: 3))
        await page.store.loadNext()
        let items = (1...3).map { SampleThingDetail.number($0) }
        let second = SampleThingContent(items, query: query, lastPage: 2, total: 3)
        page.recorder.expect(.loadingNext(first), .loaded(second))
    }

    @Test("a refresh keeps what was there until the answer comes, also when that is a failure")
    func refreshes() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", answer: .status(500))
        await page.store.refresh()
        let error = SampleThingError.request(.server(.refused(status: 500, message: nil)))
        page.recorder.expect(.loading(previous: first), .error(error, previous: first))

        page.client.on(.get, "/sample-items", query: ["_page": "1"], answer: .items(8...9, of: 2))
        await page.store.refresh()
        let fresh = SampleThingContent([.number(8), .number(9)], query: query, total: 2)
        page.recorder.expect(.loading(previous: first), .loaded(fresh))
    }

    @Test("a page in the middle is shown alone, a refresh stays there, and the next page joins it")
    func showsOnePage() async {
        let content = SampleThingContent([.number(3), .number(4)], query: query, page: 2, total: 5, hasNext: true)
        for previous in [nil, content] {
            page.client.on(.get, "/sample-items", query: ["_page": "2"], answer: .items(3...4, of: 5))
            await previous == nil ? page.store.load(page: 2) : page.store.refresh()
            page.recorder.expect(.loading(previous: previous), .loaded(content))
        }

        page.client.on(.get, "/sample-items", query: ["_page": "3"], answer: .items(5...5, of: 5))
        await page.store.loadNext()
        let both = SampleThingContent((3...5).map { .number($0) }, query: query, page: 2, lastPage: 3, total: 5)
        page.recorder.expect(.loadingNext(content), .loaded(both))
    }

    @Test("a page past the end is empty")
    func showsEmptyPage() async {
        page.client.on(.get, "/sample-items", query: ["_page": "9"], answer: .items([], of: 5))
        await page.store.load(page: 9)
        let content = SampleThingContent([], query: query, page: 9, total: 5)
        page.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test("leaving the page cancels its work and shows what was there")
    func cancels() async {
        let first = await page.loadFirstPage()
        page.client.on(.get, "/sample-items", answer: .items(3...4, of: 5), after: .seconds(1))
        async let next: Void = page.store.loadNext()
        await page.clock.sleepers(1)
        page.store.cancel()
        await next
        page.recorder.expect(.loadingNext(first), .loaded(first))
    }

    @Test("a first load that is cancelled leaves the page idle")
    func cancelsFirstLoad() async {
        page.client.on(.get, "/sample-items", answer: .items(1...2, of: 5), after: .seconds(1))
        let load = Task { await page.store.load(page: 1) }
        await page.clock.sleepers(1)
        load.cancel()
        await load.value
        page.recorder.expect(.loading(previous: nil), .idle)
    }

    @Test(
        "a list that cannot be had says why",
        arguments: [
            (ScriptedAnswer.status(401), SampleThingError.notSignedIn),
            (.status(404), .noItems),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (.json(#"[{"id": 1}]"#), .request(.server(.unreadable(.json(UnreadableJSON(path: "[0].title", .missing)))))),
            (.json("<html>"), .request(.server(.unreadable(.json(UnreadableJSON(.notJSON)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
            (.failure(.timedOut), .request(.noNetwork(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)))),
        ]
    )
    func fails(answer: ScriptedAnswer, error: SampleThingError) async {
        page.client.on(.get, "/sample-items", answer: answer)
        await page.store.load(page: 1)
        page.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }
}

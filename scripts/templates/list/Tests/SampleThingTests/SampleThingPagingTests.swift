import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Pages of the list", .exhaustive)
struct SampleThingPagingTests {
    let list = SampleThingFixture()

    @Test("each next page is added to the list, until the last page is shown")
    func loadsNextPages() async {
        let first = await list.loadFirstPage()
        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.loadNext()
        let second = list.content(1...4, lastPage: 2, hasNext: true)
        list.recorder.expect(.loadingNext(first), .loaded(second))

        list.script(page: 3, .sampleItems(5...5, of: 5))
        await list.store.loadNext()
        list.recorder.expect(.loadingNext(second), .loaded(list.content(1...5, lastPage: 3)))

        await list.store.loadNext()
        list.recorder.expect()
    }

    @Test("if a sample item has moved to the next page on the server, it is not shown twice")
    func mergesPages() async {
        let first = await list.loadFirstPage()
        list.script(page: 2, .sampleItems(2...3, of: 6))
        await list.store.loadNext()
        let second = list.content(1...3, lastPage: 2, total: 6, hasNext: true)
        list.recorder.expect(.loadingNext(first), .loaded(second))
    }

    @Test("while the next page is loading, a second call of loadNext does nothing")
    func ignoresDoubleScroll() async {
        let first = await list.loadFirstPage()
        list.script(page: 2, .sampleItems(3...4, of: 4), after: .seconds(1))
        async let next: Void = list.store.loadNext()
        await list.clock.sleepers(1)
        await list.store.loadNext()
        list.clock.advance(by: .seconds(1))
        await next
        list.recorder.expect(.loadingNext(first), .loaded(list.content(1...4, lastPage: 2, total: 4)))
    }

    @Test("if the next page cannot be loaded, the sample items are kept, and loadNext can try again")
    func keepsListAfterFailure() async {
        let first = await list.loadFirstPage()
        list.script(page: 2, .failure(.lost))
        await list.store.loadNext()
        list.recorder.expect(.loadingNext(first), .error(.lost, previous: first))

        list.script(page: 2, .sampleItems(3...3, of: 3))
        await list.store.loadNext()
        list.recorder.expect(.loadingNext(first), .loaded(list.content(1...3, lastPage: 2, total: 3)))
    }

    @Test("during a refresh and after an error, the sample items stay visible")
    func refreshes() async {
        let first = await list.loadFirstPage()
        list.script(page: 1, .failure(.lost))
        await list.store.refresh()
        list.recorder.expect(.loading(previous: first), .error(.lost, previous: first))

        list.script(page: 1, .sampleItems(1...2, of: 2))
        await list.store.refresh()
        list.recorder.expect(.loading(previous: first), .loaded(list.content(1...2, total: 2)))
    }

    @Test("the list can start with any page, and refresh and loadNext work from this page")
    func startsInTheMiddle() async {
        let content = list.content(3...4, page: 2, hasNext: true)
        for previous in [nil, content] {
            list.script(page: 2, .sampleItems(3...4, of: 5))
            await previous == nil ? list.store.load(page: 2) : list.store.refresh()
            list.recorder.expect(.loading(previous: previous), .loaded(content))
        }

        list.script(page: 3, .sampleItems(5...5, of: 5))
        await list.store.loadNext()
        list.recorder.expect(.loadingNext(content), .loaded(list.content(3...5, page: 2, lastPage: 3)))
    }

    @Test("if the server sends all sample items, the app searches them and shows one page")
    func servesPlainServer() async {
        for (search, numbers, total) in [("", [3, 4], 5), ("TITLE", [3, 4], 5), ("title 3", [], 1)] {
            let list = SampleThingFixture(SampleThingQuery(search: search, limit: 2))
            list.script(page: 2, .sampleItems(1...5))
            await list.store.load(page: 2)
            let content = list.content(numbers, search: search, page: 2, total: total, hasNext: total > 4)
            list.recorder.expect(.loading(previous: nil), .loaded(content))
        }
    }

    @Test(
        "the error says why the list cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (
                .json(#"[{"id": 1}]"#),
                .request(.server(.unreadable(.json(UnreadableJSON(path: "[0].title", .missing)))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        list.script(page: 1, response)
        await list.store.load(page: 1)
        list.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }

    @Test("a limit below 1 is treated as 1", arguments: [0, -1, Int.min])
    func correctsLimit(limit: Int) {
        #expect(SampleThingQuery(limit: limit).limit == 1)
    }
}

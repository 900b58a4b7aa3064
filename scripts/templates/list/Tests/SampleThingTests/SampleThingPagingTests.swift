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
        let second = list.content(1...4, lastPage: 2, next: .available)
        list.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))

        list.script(page: 3, .sampleItems(5...5, of: 5))
        await list.store.loadNext()
        list.recorder.expect(.loading(previous: second.with(.loading)), .loaded(list.content(1...5, lastPage: 3)))

        await list.store.loadNext()
        list.recorder.expect()
    }

    @Test("if the next page cannot be loaded, the sample items are kept, and retry and loadNext can try again")
    func keepsListAfterFailure() async {
        let first = await list.loadFirstPage()
        for action in [list.store.loadNext, list.store.retry] {
            list.script(page: 2, .failure(.lost))
            await action()
            let failed = first.with(.failed)
            list.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: failed))
        }
        list.store.acknowledgeError()
        list.recorder.expect(.loaded(first.with(.failed)))

        list.script(page: 2, .sampleItems(3...3, of: 3))
        await list.store.loadNext()
        list.recorder.expect(
            .loading(previous: first.with(.loading)),
            .loaded(list.content(1...3, lastPage: 2, total: 3))
        )
    }

    @Test("if the task of the caller is cancelled, the work continues, and loadIfNeeded waits for it")
    func survivesCaller() async {
        list.script(page: 1, .sampleItems(1...2, of: 2), after: .seconds(1))
        let caller = Task { await list.store.loadIfNeeded() }
        await list.clock.sleepers(1)
        caller.cancel()
        await caller.value
        list.clock.advance(by: .seconds(1))
        await list.store.loadIfNeeded()
        list.recorder.expect(.loading(previous: nil), .loaded(list.content(1...2, total: 2)))
        await list.store.loadIfNeeded()
        list.recorder.expect()
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

    @Test("if the server sends all sample items, the app searches them and shows one page")
    func servesPlainServer() async {
        for (search, numbers, total) in [("", [3, 4], 5), ("TITLE", [3, 4], 5), ("title 3", [], 1)] {
            let list = SampleThingFixture(SampleThingQuery(search: search, limit: 2))
            list.script(page: 2, .sampleItems(1...5))
            await list.store.load(page: 2)
            let content = list.content(
                numbers,
                search: search,
                page: 2,
                total: total,
                next: total > 4 ? .available : .none
            )
            list.recorder.expect(.loading(previous: nil), .loaded(content))
        }
    }

    @Test(
        "the error says why the list cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (
                .json(#"[{"id": 1}]"#),
                .request(.invalidResponse(.json(UnreadableJSON(path: "[0].title", .missing))))
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

import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("Pages of the list", .exhaustive)
struct SampleThingPagingTests {
    let list = SampleThingFixture()

    @Test("loadNext adds the next page, and after an error, retry loads it again")
    func loadsNextPage() async {
        let first = await list.loadFirstPage()
        list.script(page: 2, .failure(.lost))
        await list.store.loadNext()
        let failed = first.with(.failed)
        list.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: failed))
        list.store.acknowledgeError()
        list.recorder.expect(.loaded(failed))

        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.retry()
        let both = list.content(1...4, lastPage: 2, next: .available)
        list.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
    }

    @Test("a page has twenty sample items by default")
    func asksForTwenty() {
        #expect(SampleThingQuery().limit == 20)
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
            (.json("[{}]"), .request(.invalidResponse(.json(UnreadableJSON(path: "[0].sampleIDKey", .missing))))),
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

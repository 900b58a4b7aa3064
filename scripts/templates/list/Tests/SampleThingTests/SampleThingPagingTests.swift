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
        list.recorder.expect(.loaded(first, next: .loading), .loaded(first, next: .failed(.lost)))

        list.script(page: 2, .sampleItems(3...4, of: 5))
        await list.store.retry()
        let both = list.content(1...4, lastPage: 2)
        list.recorder.expect(.loaded(first, next: .loading), .loaded(both, next: .waiting))
    }

    @Test("a page has twenty sample items by default")
    func asksForTwenty() {
        #expect(SampleThingQuery().limit == 20)
    }

    @Test("if the server sends all sample items, the app searches them and shows one page")
    func servesPlainServer() async {
        #if CRUD
        // The newest sample items come first.
        let second = [3, 2]
        #else
        let second = [3, 4]
        #endif
        for (search, numbers, total) in [("", second, 5), ("SAMPLETITLE", second, 5), ("sampleTitle 3", [], 1)] {
            let list = SampleThingFixture(SampleThingQuery(search: search, limit: 2))
            list.script(page: 2, .sampleItems(1...5))
            await list.store.load(page: 2)
            let content = list.content(numbers, search: search, page: 2, total: total)
            let loading = SampleThingState.loading(page: 2, search: search)
            list.recorder.expect(loading, .loaded(content, next: total > 4 ? .waiting : nil))
        }
    }

    @Test(
        "the error says why the list cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), SampleThingError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (
                .list([[:]], in: sampleKeys),
                .request(.invalidResponse(.json(UnreadableJSON(path: "samplePlace", .missing))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: SampleThingError) async {
        list.script(page: 1, response)
        await list.store.load(page: 1)
        list.recorder.expect(.loading(), .error(error))
    }

    @Test("a limit below 1 is treated as 1", arguments: [0, -1, Int.min])
    func correctsLimit(limit: Int) {
        #expect(SampleThingQuery(limit: limit).limit == 1)
    }
}

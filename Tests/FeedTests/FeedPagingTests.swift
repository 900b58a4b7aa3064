import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Pages of the feed", .exhaustive)
struct FeedPagingTests {
    let feed = FeedFixture()

    @Test("loadNext adds the next page, and does not request known authors again")
    func loadsNextPages() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, named: false)
        await feed.store.loadNext()
        let second = feed.content(1...4, lastPage: 2)
        feed.recorder.expect(.loaded(first, next: .loading), .loaded(second, next: .waiting))
    }

    @Test("a page has twenty posts by default")
    func asksForTwenty() {
        #expect(FeedQuery().limit == 20)
    }

    @Test(
        "the error says why the feed cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), FeedError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.refused(Refusal(status: 503)))),
            (
                .json(#"[{"id": 1}]"#),
                .request(.invalidResponse(.json(UnreadableJSON(path: "[0].userId", .missing))))
            ),
        ]
    )
    func fails(response: ScriptedResponse, error: FeedError) async {
        feed.client.on(.get, "/posts", response: response)
        await feed.store.load(page: 1)
        feed.recorder.expect(.loading(), .error(error))
    }
}

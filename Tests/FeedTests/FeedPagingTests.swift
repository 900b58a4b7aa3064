import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Pages of the feed", .exhaustive)
struct FeedPagingTests {
    let feed = FeedFixture()

    @Test("loadNext adds the next page until the last one, and does not request known authors again")
    func loadsNextPages() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, named: false)
        await feed.store.loadNext()
        let second = feed.content(1...4, lastPage: 2)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))

        feed.on(page: 3, 5...5, named: false)
        await feed.store.loadNext()
        let third = feed.content(1...5, lastPage: 3, next: .none)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(third))

        await feed.store.loadNext()
        feed.recorder.expect()
    }

    @Test("showNext replaces the posts with the next page, without posts that were already shown")
    func replacesPages() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, named: false)
        feed.on(page: 3, [2, 5], named: false)
        await feed.store.showNext(ahead: 0)
        let second = feed.content(3...4, page: 2)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))

        await feed.store.showNext(ahead: 0)
        let third = feed.content(5...5, page: 3, next: .none)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(third))

        await feed.store.showNext(ahead: 0)
        feed.recorder.expect()
    }

    @Test("during a refresh, showNext does nothing")
    func ignoresNextPageDuringWork() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, 1...2, after: .seconds(1))
        async let refresh: Void = feed.store.refresh()
        await feed.clock.sleepers(1)
        await feed.start { await $0.showNext(ahead: 0) }
        feed.clock.advance(by: .seconds(1))
        await refresh
        feed.recorder.expect(.loading(previous: first), .loaded(first))
    }

    @Test("while the next page is loading, a second call of loadNext does nothing")
    func ignoresDoubleScroll() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        async let next: Void = feed.store.loadNext()
        await feed.clock.sleepers(1)
        await feed.start { await $0.loadNext() }
        feed.clock.advance(by: .seconds(1))
        await next
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(feed.content(1...4, lastPage: 2)))
    }

    @Test("if the next page cannot be loaded, the posts are kept, and loadNext can try again")
    func keepsPostsAfterFailure() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, .failure(.lost))
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .error(.lost, previous: first.with(.failed)))

        feed.on(page: 2, 3...3, of: 3, named: false)
        await feed.store.loadNext()
        let second = feed.content(1...3, lastPage: 2, of: 3, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
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
        feed.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }
}

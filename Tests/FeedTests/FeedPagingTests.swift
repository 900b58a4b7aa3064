import Core
import Feed
import Foundation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("Pages of the feed", .exhaustive)
struct FeedPagingTests {
    let feed = FeedFixture()
    let query = FeedQuery(limit: 2)

    @Test("the first page is loaded with its posts and their authors")
    func loadsFirstPage() async {
        _ = await feed.loadFirstPage()
    }

    @Test("loadNext adds the next page until the last one, and does not request known authors again")
    func loadsNextPages() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 5))
        await feed.store.loadNext()
        let posts = (1...4).map { Post.number($0) }
        let second = FeedContent(posts, query: query, lastPage: 2, total: 5, next: .available)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))

        feed.client.on(.get, "/posts", query: ["_page": "3"], response: .posts(5...5, of: 5))
        await feed.store.loadNext()
        let third = FeedContent(posts + [.number(5)], query: query, lastPage: 3, total: 5)
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
        let second = FeedContent([.number(3), .number(4)], query: query, page: 2, total: 5, next: .available)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))

        await feed.store.showNext(ahead: 0)
        let third = FeedContent([.number(5)], query: query, page: 3, total: 5)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(third))

        await feed.store.showNext(ahead: 0)
        feed.recorder.expect()
    }

    @Test("after showNext, a refresh loads the same page again")
    func refreshesReplacedPage() async {
        let first = await feed.loadFirstPage(of: 4)
        feed.on(page: 2, 3...4, of: 4, named: false)
        await feed.store.showNext(ahead: 0)
        let second = FeedContent([.number(3), .number(4)], query: query, page: 2, total: 4)
        feed.on(page: 2, 3...4, of: 4)
        await feed.store.refresh()
        feed.recorder.expect(
            .loading(previous: first.with(.loading)),
            .loaded(second),
            .loading(previous: second),
            .loaded(second)
        )
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

    @Test("if a post has moved to the next page on the server, it is not shown twice")
    func mergesPages() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(2...3, of: 6))
        await feed.store.loadNext()
        let posts = (1...3).map { Post.number($0) }
        let second = FeedContent(posts, query: query, lastPage: 2, total: 6, next: .available)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("while the next page is loading, a second call of loadNext does nothing")
    func ignoresDoubleScroll() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 5), after: .seconds(1))
        async let next: Void = feed.store.loadNext()
        await feed.clock.sleepers(1)
        await feed.start { await $0.loadNext() }
        feed.clock.advance(by: .seconds(1))
        await next
        let posts = (1...4).map { Post.number($0) }
        let second = FeedContent(posts, query: query, lastPage: 2, total: 5, next: .available)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("if the next page cannot be loaded, the posts are kept, and loadNext can try again")
    func keepsPostsAfterFailure() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", response: .failure(.lost))
        await feed.store.loadNext()
        feed.recorder.expect(
            .loading(previous: first.with(.loading)),
            .error(.lost, previous: first.with(.failed))
        )

        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...3, of: 3))
        await feed.store.loadNext()
        let second = FeedContent((1...3).map { .number($0) }, query: query, lastPage: 2, total: 3)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(second))
    }

    @Test("during a refresh, the old posts are shown until the response arrives")
    func refreshes() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", query: ["_page": "1"], response: .posts(8...9, of: 2))
        feed.client.on(.get, "/users", response: .leanne)
        await feed.store.refresh()
        let fresh = FeedContent([.number(8), .number(9)], query: query, total: 2)
        feed.recorder.expect(.loading(previous: first), .loaded(fresh))
    }

    @Test("after a failed refresh, the old posts are still shown")
    func keepsPostsAfterFailedRefresh() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", response: .status(500))
        await feed.store.refresh()
        let error = FeedError.request(.server(.refused(status: 500, message: nil)))
        feed.recorder.expect(.loading(previous: first), .error(error, previous: first))
    }

    @Test("the feed can start with any page, and refresh and loadNext work from this page")
    func showsOnePage() async {
        let content = FeedContent([.number(3), .number(4)], query: query, page: 2, total: 5, next: .available)
        for previous in [nil, content] {
            feed.client.on(.get, "/posts", query: ["_page": "2"], response: .posts(3...4, of: 5))
            feed.client.on(.get, "/users", response: .leanne)
            await previous == nil ? feed.store.load(page: 2) : feed.store.refresh()
            feed.recorder.expect(.loading(previous: previous), .loaded(content))
        }

        feed.client.on(.get, "/posts", query: ["_page": "3"], response: .posts(5...5, of: 5))
        await feed.store.loadNext()
        let both = FeedContent((3...5).map { .number($0) }, query: query, page: 2, lastPage: 3, total: 5)
        feed.recorder.expect(.loading(previous: content.with(.loading)), .loaded(both))
    }

    @Test("a page after the last page is empty, and no authors are requested")
    func showsEmptyPage() async {
        feed.client.on(.get, "/posts", query: ["_page": "9"], response: .posts([], of: 5))
        await feed.store.load(page: 9)
        let content = FeedContent([], query: query, page: 9, total: 5)
        feed.recorder.expect(.loading(previous: nil), .loaded(content))
    }

    @Test("cancel ends the request, and the old posts are shown again")
    func cancels() async {
        let first = await feed.loadFirstPage()
        feed.client.on(.get, "/posts", response: .posts(3...4, of: 5), after: .seconds(1))
        async let next: Void = feed.store.loadNext()
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await next
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(first))
    }

    @Test("if the first load is cancelled, the state is idle")
    func cancelsFirstLoad() async {
        feed.client.on(.get, "/posts", response: .posts(1...2, of: 5), after: .seconds(1))
        async let load: Void = feed.store.load(page: 1)
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await load
        feed.recorder.expect(.loading(previous: nil), .idle(previous: nil))
    }

    @Test(
        "the error says why the feed cannot be loaded",
        arguments: [
            (ScriptedResponse.status(401), FeedError.notSignedIn),
            (.status(404), .noCollection),
            (.status(503), .request(.server(.refused(status: 503, message: nil)))),
            (
                .json(#"[{"id": 1}]"#),
                .request(.server(.unreadable(.json(UnreadableJSON(path: "[0].userId", .missing)))))
            ),
            (.json("<html>"), .request(.server(.unreadable(.json(UnreadableJSON(.notJSON)))))),
            (.failure(.storage(.busy(path: "/s"))), .request(.storage(.busy(path: "/s")))),
            (.failure(.timedOut), .request(.noNetwork(ConnectionFailure(.timedOut, server: ScriptedAPIClient.server)))),
        ]
    )
    func fails(response: ScriptedResponse, error: FeedError) async {
        feed.client.on(.get, "/posts", response: response)
        await feed.store.load(page: 1)
        feed.recorder.expect(.loading(previous: nil), .error(error, previous: nil))
    }
}

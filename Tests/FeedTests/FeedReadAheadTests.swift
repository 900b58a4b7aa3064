import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Pages that showNext loads ahead", .exhaustive)
struct FeedReadAheadTests {
    let feed = FeedFixture()

    /// Scripts a page of a server that has 14 posts, which are 7 pages.
    private func on(page: Int, after delay: Duration) {
        feed.on(page: page, page * 2 - 1...page * 2, of: 14, after: delay, named: false)
    }

    private func content(page: Int) -> FeedContent {
        feed.content(page * 2 - 1...page * 2, page: page, of: 14, next: page == 7 ? .none : .available)
    }

    /// Loads the first page, and then starts to load the pages 2 to 5.
    private func loadPages() async {
        _ = await feed.loadFirstPage(of: 14)
        await feed.start { await $0.showNext(ahead: 3) }
        await feed.clock.sleepers(4)
        feed.recorder.expect(.loading(previous: content(page: 1).with(.loading)))
    }

    @Test("the pages are shown in order, even if later pages arrive first, and no page is loaded twice")
    func keepsOrder() async {
        for page in 2...7 {
            on(page: page, after: .seconds(max(0, 6 - page)))
        }
        await loadPages()
        feed.clock.advance(by: .seconds(3))
        feed.recorder.expect()
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loaded(content(page: 2)))
        for page in 3...7 {
            await feed.store.showNext(ahead: 3)
            let previous = content(page: page - 1).with(.loading)
            feed.recorder.expect(.loading(previous: previous), .loaded(content(page: page)))
        }
        await feed.store.showNext(ahead: 3)
        feed.recorder.expect()
    }

    @Test("if a page fails, the pages after it are cancelled, and retry loads all of them again")
    func stopsAfterError() async {
        feed.client.on(.get, "/posts", query: ["_page": "2"], response: .failure(.lost), after: .seconds(1))
        for page in 3...5 {
            on(page: page, after: .seconds(9))
        }
        await loadPages()
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        let first = content(page: 1)
        feed.recorder.expect(.error(.lost, previous: first.with(.failed)))

        for page in 2...5 {
            on(page: page, after: .seconds(1))
        }
        await feed.start { await $0.retry() }
        await feed.clock.sleepers(4)
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(content(page: 2)))
    }

    @Test("if the list became shorter, the pages after its end are cancelled")
    func stopsAtEnd() async {
        feed.on(page: 2, [3], of: 3, after: .seconds(1), named: false)
        for page in 3...5 {
            on(page: page, after: .seconds(9))
        }
        await loadPages()
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loaded(feed.content([3], page: 2, of: 3, next: .none)))
    }

    @Test("cancel stops all pages that are loading, also the next page")
    func cancels() async {
        for page in 2...5 {
            on(page: page, after: .seconds(1))
        }
        await loadPages()
        feed.store.cancel()
        feed.recorder.expect(.loaded(content(page: 1)))
    }

    @Test("after a page is shown, cancel, refresh and loadNext stop the pages that are loading ahead", arguments: 1...3)
    func stops(action: Int) async {
        for page in 2...5 {
            on(page: page, after: .seconds(page == 2 ? 1 : 9))
        }
        await loadPages()
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        let second = content(page: 2)
        feed.recorder.expect(.loaded(second))
        switch action {
        case 1:
            feed.store.cancel()
        case 2:
            feed.on(page: 2, 3...4, of: 14)
            await feed.store.refresh()
            feed.recorder.expect(.loading(previous: second), .loaded(second))
        default:
            on(page: 3, after: .zero)
            await feed.store.loadNext()
            let both = feed.content(3...6, page: 2, lastPage: 3, of: 14)
            feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(both))
        }
    }
}

import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Errors of the feed", .exhaustive)
struct FeedRetryTests {
    let feed = FeedFixture()

    private func expectFailure(of action: (FeedStore) async -> Void, shows content: FeedContent?) async {
        feed.client.on(.get, "/posts", response: .failure(.lost))
        await action(feed.store)
        let failed = content?.next == .loading ? content?.with(.failed) : content
        feed.recorder.expect(.loading(previous: content), .error(.lost, previous: failed))
    }

    @Test("after a failed search, a search for the same words repeats it, even if they were shown before")
    func repeatsWords() async {
        let found = feed.onSearch("a")
        await feed.search("a")
        feed.recorder.expect(.loading(previous: nil), .loaded(found))
        await feed.failSearch("b", over: found)

        await expectFailure(of: { _ in await feed.search("a") }, shows: found)
        _ = feed.onSearch("a")
        await feed.search(" a")
        feed.recorder.expect(.loading(previous: found), .loaded(found))
    }

    @Test("after the error of a search is acknowledged, the same words repeat the search")
    func repeatsAcknowledged() async {
        let first = await feed.loadFirstPage()
        await feed.failSearch("x", over: first)
        feed.store.acknowledgeError()
        feed.recorder.expect(.idle(previous: first.outdated))
        let found = feed.onSearch("x")
        await feed.search("x")
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
    }

    @Test("after the error of loadNext is acknowledged, retry loads the next page")
    func retriesAcknowledged() async {
        let first = await feed.loadFirstPage()
        await expectFailure(of: { await $0.loadNext() }, shows: first.with(.loading))
        feed.store.acknowledgeError()
        feed.recorder.expect(.loaded(first.with(.failed)))
        feed.on(page: 2, 3...4, named: false)
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(feed.content(1...4, lastPage: 2)))
    }

    @Test("after a failed search, loadNext and its retry go on with the posts that are shown, and with their text")
    func goesOnWithNextPage() async {
        let first = await feed.loadFirstPage()
        await feed.failSearch("x", over: first)
        await expectFailure(of: { await $0.loadNext() }, shows: first.with(.loading))
        #expect(feed.client.requests.last?.query.map(\.name) == ["_page", "_limit"])
        feed.expectSearch("")
        feed.on(page: 2, 3...4, named: false)
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(feed.content(1...4, lastPage: 2)))
    }

    @Test("after a failed filter, retry repeats the filter, and loadNext goes on without it")
    func retriesFilter() async {
        let first = await feed.loadFirstPage()
        await expectFailure(of: { await $0.filter(author: 7) }, shows: first.outdated)
        feed.client.on(.get, "/posts", query: ["userId": "7"], response: .failure(.lost))
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: first.outdated), .error(.lost, previous: first.outdated))
        #expect(feed.store.query.author == 7)

        feed.on(page: 2, 3...4, named: false)
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(feed.content(1...4, lastPage: 2)))
        #expect(feed.store.query.author == nil)
    }

    @Test("after a failed load of page 3, refresh and retry load page 3, until another page is shown")
    func retriesPage() async {
        await expectFailure(of: { await $0.load(page: 3) }, shows: nil)
        feed.on(page: 3, .failure(.lost))
        await feed.store.refresh()
        feed.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        feed.on(page: 3, 5...5)
        await feed.store.retry()
        let third = feed.content(5...5, page: 3, next: .none)
        feed.recorder.expect(.loading(previous: nil), .loaded(third))

        await expectFailure(of: { await $0.load(page: 2) }, shows: third)
        feed.on(page: 3, 5...5)
        await feed.store.refresh()
        feed.recorder.expect(.loading(previous: third), .loaded(third))
    }

    @Test("after a failed refresh of page 2, retry loads page 2, and then loadNext adds page 3")
    func retriesRefresh() async {
        feed.on(page: 2, 3...4)
        await feed.store.load(page: 2)
        let second = feed.content(3...4, page: 2)
        feed.recorder.expect(.loading(previous: nil), .loaded(second))
        await expectFailure(of: { await $0.refresh() }, shows: second)
        feed.on(page: 2, 3...4)
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: second), .loaded(second))
        feed.on(page: 3, 5...5, named: false)
        await feed.store.loadNext()
        let both = feed.content(3...5, page: 2, lastPage: 3, next: .none)
        feed.recorder.expect(.loading(previous: second.with(.loading)), .loaded(both))
    }

    @Test("without an error, retry and acknowledgeError do nothing")
    func hasNothingToRetry() async {
        await feed.store.retry()
        feed.store.acknowledgeError()
        feed.recorder.expect()
        _ = await feed.loadFirstPage()
        await feed.store.retry()
        feed.store.acknowledgeError()
        feed.recorder.expect()
    }

    @Test("acknowledgeError keeps the posts. The state is loaded, or idle if a search has failed or nothing is loaded")
    func acknowledges() async {
        await expectFailure(of: { await $0.load(page: 1) }, shows: nil)
        feed.store.acknowledgeError()
        feed.recorder.expect(.idle(previous: nil))

        let first = await feed.loadFirstPage()
        await expectFailure(of: { await $0.load(page: 3) }, shows: first)
        feed.store.acknowledgeError()
        feed.recorder.expect(.loaded(first))

        await feed.failSearch("x", over: first)
        feed.store.acknowledgeError()
        feed.recorder.expect(.idle(previous: first.outdated))
        feed.expectSearch("x")
    }
}

import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Coming back to the feed", .exhaustive)
struct FeedReturnTests {
    let feed = FeedFixture()

    @Test("the first loadIfNeeded loads the first page, and the later ones keep all posts that are shown")
    func loadsOnce() async {
        feed.on(page: 1, 1...2)
        await feed.store.loadIfNeeded()
        let first = feed.content(1...2)
        feed.recorder.expect(.loading(previous: nil), .loaded(first))
        feed.on(page: 2, 3...4, named: false)
        await feed.store.loadNext()
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(feed.content(1...4, lastPage: 2)))
        await feed.store.loadIfNeeded()
        feed.recorder.expect()
    }

    @Test("after an error, loadIfNeeded loads only if no posts are shown")
    func loadsAfterError() async {
        feed.on(page: 3, .failure(.lost))
        await feed.store.load(page: 3)
        feed.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        feed.on(page: 3, 5...5)
        await feed.store.loadIfNeeded()
        let third = feed.content(5...5, page: 3, next: .none)
        feed.recorder.expect(.loading(previous: nil), .loaded(third))

        await feed.failSearch("x", over: third)
        await feed.store.loadIfNeeded()
        feed.recorder.expect()
    }

    @Test("a search that is cancelled keeps its text, and loadIfNeeded does this search")
    func searchesAgain() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, [], search: "abc", after: .seconds(1))
        async let search: Void = feed.search("abc ")
        await feed.recorder.next(.loading(previous: first.outdated))
        await feed.clock.sleepers(1)
        feed.store.cancel()
        await search
        feed.recorder.expect(.idle(previous: first.outdated))
        feed.expectSearch("abc ")
        // A row of the old list that appears must not take the text away.
        await feed.store.loadNext()
        feed.recorder.expect()
        feed.expectSearch("abc ")

        let found = feed.onSearch("abc")
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
        feed.expectSearch("abc ")
    }

    @Test("a text that was typed less than 300 ms before cancel is kept, and loadIfNeeded searches for it at once")
    func searchesForTypedText() async {
        let first = await feed.loadFirstPage()
        feed.store.searchText = "abc"
        await feed.clock.sleepers(1)
        feed.store.cancel()
        feed.recorder.expect(.idle(previous: first.outdated))
        feed.expectSearch("abc")

        let found = feed.onSearch("abc")
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
    }

    @Test("a first load or a filter that is cancelled is repeated by loadIfNeeded")
    func repeatsCancelledWork() async {
        feed.on(page: 3, 5...5, after: .seconds(1), named: false)
        await feed.start { await $0.load(page: 3) }
        await feed.clock.sleepers(1)
        feed.store.cancel()
        feed.recorder.expect(.loading(previous: nil), .idle(previous: nil))
        feed.on(page: 3, 5...5)
        await feed.store.loadIfNeeded()
        let third = feed.content(5...5, page: 3, next: .none)
        feed.recorder.expect(.loading(previous: nil), .loaded(third))

        feed.client.on(.get, "/posts", query: ["userId": "1"], response: .posts([], of: 0), after: .seconds(1))
        await feed.start { await $0.filter(author: 1) }
        await feed.clock.sleepers(1)
        feed.store.cancel()
        feed.recorder.expect(.loading(previous: third.outdated), .idle(previous: third.outdated))
        feed.client.on(.get, "/posts", query: ["userId": "1", "_page": "1"], response: .posts([], of: 0))
        await feed.store.loadIfNeeded()
        let none = FeedContent([], query: FeedQuery(author: 1, limit: 2), total: 0)
        feed.recorder.expect(.loading(previous: third.outdated), .loaded(none))
    }

    @Test("open calls the closure of the app with the post, and the list stays as it is")
    func opensPost() async {
        let posts = Locked<[Post]>([])
        let store = FeedFeature(client: feed.client).feedStore { post in posts.change { $0.append(post) } }
        let recorder = StateRecorder(store)
        store.open(.number(2))
        #expect(posts.value == [.number(2)])
        recorder.expect()
    }
}

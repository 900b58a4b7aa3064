import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("The actions of the feed", .exhaustive)
struct FeedActionTests {
    let feed = FeedFixture()

    @Test("the feed is loaded when it appears, and after an error, it is loaded again")
    func loads() async {
        feed.on(page: 1, .failure(.lost))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: nil), .error(.lost, previous: nil))
        feed.store.acknowledgeError()
        feed.recorder.expect(.idle(previous: nil))

        let first = await feed.loadFirstPage()
        feed.on(page: 1, .failure(.lost))
        await feed.store.load()
        feed.recorder.expect(.loading(previous: first), .error(.lost, previous: first))
        feed.on(page: 1, 1...2)
        await feed.store.retry()
        feed.recorder.expect(.loading(previous: first), .loaded(first))
    }

    @Test("if the caller is cancelled, the next page is still loading, until cancel stops it")
    func cancels() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, after: .seconds(1), named: false)
        await feed.start { await $0.loadNext() }
        await feed.clock.sleepers(1)
        feed.recorder.expect(.loading(previous: first.with(.loading)))
        feed.store.cancel()
        feed.recorder.expect(.loaded(first))
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

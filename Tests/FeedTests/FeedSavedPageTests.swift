import Core
import Feed
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Saved pages while the feed is loading", .exhaustive)
struct FeedSavedPageTests {
    let local: InMemoryFeedLocalDataSource
    let feed: FeedFixture

    init() {
        local = InMemoryFeedLocalDataSource()
        feed = FeedFixture(local: local)
    }

    /// Saves the first page, starts to load it, and checks that it is visible. The server responds after one second with
    /// the posts 8 and 9. Returns the saved content.
    private func showSavedPage(named: Bool = true) async -> FeedContent {
        await local.save(pages: 1...1)
        feed.on(page: 1, 8...9, after: .seconds(1), named: named)
        await feed.start { await $0.loadIfNeeded() }
        await feed.clock.sleepers(1)
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: nil), .loading(previous: saved))
        return saved
    }

    @Test("the saved page is visible until the page of the server is loaded")
    func replacesSavedPage() async {
        _ = await showSavedPage()
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loaded(feed.content(8...9)))
    }

    @Test("the page of the server is saved with the time and with the names of the authors")
    func savesPage() async {
        _ = await feed.loadFirstPage()
        let offline = FeedFixture(local: local, now: .noon.addingTimeInterval(60))
        offline.on(page: 1, .failure(.unreachable))
        await offline.store.loadIfNeeded()
        let saved = feed.content(1...2, savedAt: .noon)
        offline.recorder.expect(.loading(previous: nil), .loading(previous: saved), .loaded(saved))
    }

    @Test("a refresh does not show the saved page. All pages stay visible until the first page is loaded")
    func keepsVisiblePages() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 2, 3...4, named: false)
        await feed.store.loadNext()
        let both = feed.content(1...4, lastPage: 2)
        feed.on(page: 1, 8...9)
        await feed.store.refresh()
        feed.recorder.expect(
            .loading(previous: first.with(.loading)),
            .loaded(both),
            .loading(previous: both),
            .loaded(feed.content(8...9))
        )
    }

    @Test("if only the saved page is visible, cancel leads to idle, and loadIfNeeded loads the page of the server")
    func cancels() async {
        let saved = await showSavedPage(named: false)
        feed.store.cancel()
        feed.recorder.expect(.idle(previous: saved))
        feed.on(page: 1, 8...9)
        await feed.store.loadIfNeeded()
        feed.recorder.expect(.loading(previous: saved), .loaded(feed.content(8...9)))
    }

    @Test("while only the saved page is visible, loadNext waits for the page of the server")
    func loadsNextPageLater() async {
        _ = await showSavedPage()
        await feed.start { await $0.loadNext() }
        feed.on(page: 2, 3...4, named: false)
        feed.clock.advance(by: .seconds(1))
        await feed.store.loadIfNeeded()
        let first = feed.content(8...9)
        let both = feed.content([8, 9, 3, 4], lastPage: 2)
        feed.recorder.expect(.loaded(first), .loading(previous: first.with(.loading)), .loaded(both))
    }

    @Test("the saved posts of a search replace the posts of the previous query, until the server has searched")
    func replacesPreviousQuery() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, [2, 7], of: 2, search: "title 2")
        await feed.search("title 2")
        feed.recorder.expect(
            .loading(previous: first.outdated),
            .loading(previous: feed.content([2], search: "title 2", of: nil, savedAt: .noon, next: .none)),
            .loaded(feed.content([2, 7], search: "title 2", of: 2, next: .none))
        )
    }

    @Test("if no saved post matches a search, the posts of the previous query stay until the server has searched")
    func keepsPreviousQuery() async {
        let first = await feed.loadFirstPage()
        feed.on(page: 1, [7], of: 1, search: "title 7")
        await feed.search("title 7")
        let found = feed.content([7], search: "title 7", of: 1, next: .none)
        feed.recorder.expect(.loading(previous: first.outdated), .loaded(found))
    }

    @Test("a saved page that is read after cancel is not shown")
    func ignoresLatePage() async {
        let repository = LateRepository(clock: feed.clock)
        let store = FeedFeature(repository: repository).feedStore()
        let recorder = StateRecorder(store)
        let caller = Task { await store.load(page: 1) }
        await feed.clock.sleepers(1)
        store.cancel()
        await caller.value
        for await _ in repository.ends { break }
        recorder.expect(.loading(previous: nil), .idle(previous: nil))
    }
}

/// A repository that needs one second to read a saved page. It returns this page even if the caller is cancelled.
private struct LateRepository: PostsRepository {
    let clock: TestClock
    /// Receives a value when a page is requested from the server. This is after the saved page was shown.
    let ends: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    init(clock: TestClock) {
        self.clock = clock
        (ends, end) = AsyncStream.makeStream()
    }

    func savedPosts(_ query: FeedQuery, page: Int) async -> ListPage<Post>? {
        try? await clock.sleep(for: .seconds(1))
        return ListPage(items: [.number(1)], total: 1, hasNext: false, savedAt: .noon)
    }

    func posts(_ query: FeedQuery, page: Int, saved: ListPage<Post>?) async throws(FeedError) -> ListPage<Post> {
        end.yield()
        throw .lost
    }
}

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

    @Test("the saved page is visible until the page of the server is loaded")
    func replacesSavedPage() async {
        await local.save(pages: 1...1)
        feed.on(page: 1, 8...9)
        await feed.store.loadIfNeeded()
        let saved = feed.content(1...2, savedAt: .morning)
        feed.recorder.expect(.loading(previous: nil), .loading(previous: saved), .loaded(feed.content(8...9)))
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
}

import Core
import Feed
import TestSupport
import Testing

@MainActor @Suite("Saved lists without the server", .exhaustive)
struct FeedOfflineListTests {
    let local: InMemoryFeedLocalDataSource
    let feed: FeedFixture

    init() {
        local = InMemoryFeedLocalDataSource()
        feed = FeedFixture(local: local)
    }

    @Test("an author filter finds saved posts of all pages, and nothing if the author has no saved posts")
    func filters() async {
        await local.save(pages: 1...3)
        let first = await feed.loadSavedPage()
        await feed.offline { await $0.filter(author: 1) }
        let query = FeedQuery(author: 1, limit: 2)
        let found = FeedContent([.number(1), .number(2)], query: query, savedAt: .morning, next: .available)
        feed.recorder.expect(.loading(previous: first.outdated), .loading(previous: found), .loaded(found))

        await feed.offline { await $0.filter(author: 2) }
        let empty = FeedContent([], query: FeedQuery(author: 2, limit: 2), savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: found.outdated), .loaded(empty))
    }

    @Test("if a page became the last page of the server, the saved list also ends there")
    func endsShorterList() async {
        await local.save(pages: 1...3)
        await local.save(pages: 2...2, of: 3)
        let first = await feed.loadSavedPage()
        await feed.offline { await $0.loadNext() }
        let both = feed.content(1...3, lastPage: 2, of: 3, savedAt: .morning, next: .none)
        feed.recorder.expect(.loading(previous: first.with(.loading)), .loaded(both))
        #expect(await local.posts(FeedQuery(limit: 2), page: 3) == nil)
    }
}

import Core
import Feed
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI screen of the feed", .exhaustive)
struct FeedViewTests {
    let feed = FeedViewFixture()
    var screen: Screen { feed.screen }

    @Test("the posts are loaded when the screen appears, and not when it comes back")
    func loadsOnce() async {
        await feed.appear()
        #expect(feed.posts == ["title 1", "title 2"])
        #expect(screen.shows("Leanne"))
        feed.on(page: 2, [3, 4])
        feed.on(page: 3, [5])
        for _ in 2...3 { await screen.appear() }
        screen.disappear()
        await screen.appear()
        #expect(feed.loads == ["1", "2", "3"])
    }

    @Test("the first load shows placeholders and no progress view, and VoiceOver reads one placeholder")
    func showsPlaceholders() async {
        #expect(screen.outline.matches(of: /Placeholder/).count > 3)
        #expect(screen.texts.count { $0 == "Loading…" } == 1 && !screen.outline.contains("ProgressView"))
        await feed.appear()
        #expect(!screen.outline.contains("Placeholder"))
    }

    @Test("the progress view of each next page has an id of its own, while it waits and while it loads")
    func changesID() async {
        await feed.appear()
        var ids = [screen.ids]
        for page in 2...3 {
            feed.on(page: page, [page * 2 - 1, page * 2], total: 9, after: .seconds(1))
            screen.start()
            await feed.client.clock.sleepers(1)
            ids.append(screen.ids)
            feed.client.clock.advance(by: .seconds(1))
            await feed.rest()
            ids.append(screen.ids)
        }
        #expect(ids.allSatisfy { $0.count == 1 } && Set(ids).count == 3, "\(ids)")
    }

    @Test("VoiceOver reads an error when it appears, without posts and above posts")
    func announcesErrors() async throws {
        feed.on(page: 1, .failure(.lost))
        for _ in 1...2 { await screen.appear() }
        let message = try #require(feed.store.state.error).message.text(in: .english)
        #expect(screen.announcements == [message])
        feed.on(page: 1, [1, 2], total: 2)
        try await screen.tap("Try Again")
        await feed.rest()
        feed.on(page: 1, .failure(.lost))
        try await screen.refresh()
        await screen.appear()
        #expect(screen.announcements == [message, message])
    }

    @Test("a failed next page is read by VoiceOver, but loaded again only by Try Again, without the other pages")
    func retriesNextPage() async throws {
        await feed.appear()
        feed.on(page: 2, .failure(.lost))
        for _ in 1...3 { await screen.appear() }
        #expect(feed.loads == ["1", "2"] && screen.announcements.count == 1)
        feed.on(page: 2, [3, 4])
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.loads == ["1", "2", "2"])
        #expect(feed.posts.count == 4)
    }

    @Test("if a refresh stops the load of the next page, the page is loaded again, because its row is still visible")
    func loadsNextPageAfterRefresh() async throws {
        await feed.appear()
        feed.on(page: 2, [3, 4], after: .seconds(1))
        screen.start()
        await feed.client.clock.sleepers(1)
        screen.start()
        feed.on(page: 1, [1, 2])
        try await screen.refresh()
        feed.on(page: 2, [3, 4])
        await screen.appear()
        #expect(feed.posts.count == 4)
    }

    @Test(
        "if a refresh fails while the next page waits for it, nothing loads any more, and Try Again loads both",
        .oneThread
    )
    func retriesBoth() async throws {
        await feed.appear()
        feed.on(page: 1, .failure(.lost), after: .seconds(1))
        let refresh = Task { try await screen.refresh() }
        await feed.client.clock.sleepers(1)
        let next = screen.start()
        feed.client.clock.advance(by: .seconds(1))
        try await refresh.value
        await next.value
        #expect(!screen.isLoading && feed.loads == ["1", "1"])
        feed.on(page: 1, [1, 2], total: 4)
        feed.on(page: 2, [3, 4], total: 4)
        try await screen.tap("Try Again")
        await settle()
        await screen.appear()
        #expect(feed.posts.count == 4)
    }

    @Test("the next page of a search is loaded, even if the row for it was already visible before the search")
    func loadsNextPage() async throws {
        let saved = InMemorySavedLists()
        let list: any SavedList<Post> = saved.list("feed")
        let post = Post(id: 1, title: "title 1", body: "", author: Author(id: 1, name: nil))
        let page = ListPage(items: [post], total: nil, hasNext: true)
        await list.save(page, number: 1, of: FeedQuery(limit: 2), at: SampleDate.hourAgo)
        let feed = FeedViewFixture(saved: saved)
        feed.on(page: 1, .failure(.lost), after: .seconds(9))
        for _ in 1...2 {
            feed.screen.start()
            await feed.client.clock.sleepers(1)
        }
        #expect(feed.posts == ["title 1"])
        feed.on(page: 1, [3, 4], search: "abc")
        try feed.screen.search("abc")
        await feed.client.clock.sleepers(2)
        feed.client.clock.advance(by: .milliseconds(300))
        await feed.store.search("abc")
        feed.on(page: 2, [5], search: "abc")
        await feed.screen.appear()
        #expect(feed.posts == ["title 3", "title 4", "title 5"])
    }
}

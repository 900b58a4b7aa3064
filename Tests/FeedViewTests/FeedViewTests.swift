import Core
import Feed
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The SwiftUI page of the feed", .exhaustive)
struct FeedViewTests {
    let feed = FeedScreen()
    var screen: Screen { feed.screen }

    @Test("the posts are loaded when the page appears, and not when it comes back")
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

    @Test("the posts are loaded even if a redraw cancels the task of the page")
    func outlivesRedraw() async {
        feed.on(page: 1, [1, 2], after: .seconds(1))
        let task = screen.start()
        await feed.client.clock.sleepers(1)
        task.cancel()
        await task.value
        #expect(screen.outline.contains("ProgressView"))
        feed.client.clock.advance(by: .seconds(1))
        await feed.rest()
        #expect(feed.posts.count == 2)
    }

    @Test("the user pulls the list to load it again")
    func refreshes() async throws {
        await feed.appear()
        feed.on(page: 1, [6, 7])
        try await screen.refresh()
        #expect(feed.posts == ["title 6", "title 7"])
    }

    @Test("a refresh continues even if a redraw cancels its task, and the posts stay visible")
    func refreshOutlivesRedraw() async throws {
        await feed.appear()
        feed.on(page: 1, [6, 7], after: .seconds(1))
        let task = Task { try await screen.refresh() }
        await feed.client.clock.sleepers(1)
        task.cancel()
        try await task.value
        #expect(feed.posts == ["title 1", "title 2"])
        feed.client.clock.advance(by: .seconds(1))
        await feed.rest()
        #expect(feed.posts == ["title 6", "title 7"])
    }

    @Test("the next page is loaded when the last row appears, and then the page after it")
    func loadsNextPages() async {
        await feed.appear()
        feed.on(page: 2, [3, 4])
        await screen.appear()
        #expect(feed.posts.count == 4)
        feed.on(page: 3, [5])
        await screen.appear()
        #expect(feed.posts.count == 5)
        #expect(!screen.outline.contains("ProgressView"))
        await screen.appear()
        #expect(feed.loads == ["1", "2", "3"])
    }

    @Test("a tap on a post opens it")
    func opensPost() async throws {
        await feed.appear()
        try screen.press("title 2 Leanne")
        #expect(feed.opened.value == [2])
    }

    @Test("an empty list has a button that loads it again")
    func reloads() async throws {
        feed.on(page: 1, [], total: 0)
        await screen.appear()
        #expect(screen.shows("There are no posts.") && screen.enabledButtons == ["Reload"])
        feed.on(page: 1, [1])
        try await screen.tap("Reload")
        await feed.rest()
        #expect(feed.posts == ["title 1"])
    }

    @Test("offline, the page shows the saved posts and their age, and a button loads them from the server")
    func showsSavedPosts() async throws {
        let local = InMemoryFeedLocalDataSource()
        await local.savePost(hasNext: false)
        let feed = FeedScreen(local: local)
        feed.on(page: 1, .failure(.unreachable))
        await feed.screen.appear()
        #expect(feed.posts == ["title 1"])
        #expect(feed.screen.shows("Offline: saved 1 hour ago"))
        feed.on(page: 1, [1, 2])
        try await feed.screen.tap("Try Again")
        await feed.rest()
        #expect(feed.posts.count == 2)
        #expect(!feed.screen.outline.contains("Offline"))
    }
}

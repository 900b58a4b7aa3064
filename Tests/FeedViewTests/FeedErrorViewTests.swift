import Core
import Feed
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("Errors on the SwiftUI page of the feed", .exhaustive)
struct FeedErrorViewTests {
    private static let lost = "The connection to scripted.test was lost. Check your network connection."

    let feed = FeedScreen()
    var screen: Screen { feed.screen }

    /// Shows the posts 1 and 2, and fails to load the next page.
    private func failNextPage() async {
        await feed.appear()
        feed.on(page: 2, .failure(.lost))
        await screen.appear()
    }

    @Test("an error without posts has a button that loads the posts")
    func retriesFirstPage() async throws {
        feed.on(page: 1, .failure(.lost))
        await screen.appear()
        #expect(screen.shows(Self.lost) && feed.posts.isEmpty)
        feed.on(page: 1, [1, 2])
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.posts.count == 2 && !screen.shows(Self.lost))
    }

    @Test("a failed refresh shows the error above the posts, and closing it keeps the posts")
    func closesError() async throws {
        await feed.appear()
        feed.on(page: 1, .failure(.lost))
        try await screen.refresh()
        let texts = screen.texts
        #expect(texts.firstIndex(of: Self.lost) ?? .max < texts.firstIndex(of: "title 1") ?? 0)
        try screen.press("Close")
        #expect(!screen.shows(Self.lost) && feed.posts.count == 2)
    }

    @Test("a failed next page shows the error after the last post, and Try Again loads only that page")
    func retriesNextPage() async throws {
        await failNextPage()
        #expect(screen.texts.suffix(3) == [Self.lost, "Try Again", "Close"])
        // The failed page is not loaded again when the page is drawn.
        await screen.appear()
        #expect(feed.loads == ["1", "2"])
        feed.on(page: 2, [3, 4])
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.loads == ["1", "2", "2"])
        #expect(feed.posts.count == 4)
        feed.on(page: 3, [5])
        await screen.appear()
        #expect(feed.posts.count == 5)
    }

    @Test("after the error of a next page is closed, Try Again stays after the last post")
    func keepsRetryOfNextPage() async throws {
        await failNextPage()
        try screen.press("Close")
        #expect(screen.enabledButtons.last == "Try Again" && !screen.shows(Self.lost))
        await screen.appear()
        #expect(feed.loads == ["1", "2"])
        feed.on(page: 2, [3, 4])
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.posts.count == 4)
    }

    @Test("after the error of a search is closed, a button repeats the search, even if no posts are visible")
    func repeatsSearchAfterClose() async throws {
        feed.on(page: 1, [], total: 0)
        await screen.appear()
        feed.on(page: 1, search: "abc", .failure(.lost))
        try await feed.search("abc")
        try screen.press("Close")
        #expect(screen.enabledButtons == ["Try Again"])
        feed.on(page: 1, [3], search: "abc", total: 1)
        try await screen.tap("Try Again")
        await feed.rest()
        #expect(feed.posts == ["title 3"])
    }

    @Test("a refresh that replaces the next page loads the next page again, because its row is still visible")
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
}

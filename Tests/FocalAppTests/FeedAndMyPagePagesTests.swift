import Core
import Feed
import MyPage
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The pages of the feed and of MyPage together", .exhaustive)
struct FeedAndMyPagePagesTests {
    let app = AppScreen(tabs: [FeedRoute.self, MyPageRoute.self])
    var screen: Screen { app.screen }

    @Test("the app shows the same tab and the same pages again")
    func reopens() async throws {
        try await app.signIn()
        try await app.open(row: 4)
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("My Posts")
        await screen.appear()
        let next = await app.restarted()
        #expect(next.selectedTab == "mypage" && next.path(of: "mypage") == ["mypage/posts"])
        #expect(next.screen.buttons.count == 10)
        try next.screen.select(tab: "feed")
        await next.screen.appear()
        #expect(next.screen.title == "Post" && next.screen.shows("5 comments"))
    }
}
